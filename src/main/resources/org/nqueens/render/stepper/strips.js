// The three sets as chips: used ones filled, clashing ones ringed, changed ones underlined.
function makeSets(n) {
  const rows = [
    { name: 'columns', line: 'column', first: 0, size: n, of: q => q.col },
    { name: 'ascending /', line: 'ascending', first: 0, size: 2 * n - 1, of: q => q.row + q.col },
    { name: 'descending \\', line: 'descending', first: 1 - n, size: 2 * n - 1, of: q => q.row - q.col }];
  const box = make('div', { class: 'sets' });
  rows.forEach(row => {
    row.chips = Array.from({ length: row.size }, (_, i) => make('span', {}, signed(row.first + i)));
    box.append(make('span', { class: 'name' }, row.name), make('span', { class: 'chips' }, ...row.chips));
  });
  function draw(mark) {
    const changed = mark.look === 'new' || mark.look === 'gone';
    rows.forEach(row => {
      const used = new Set(mark.queens.map(row.of));
      row.chips.forEach((chip, i) => {
        const value = row.first + i, aim = mark.row >= 0 && value === row.of(mark);
        chip.className = 'chip' + (used.has(value) ? ' used' : '')
          + (aim && mark.hit.some(q => q.line === row.line) ? ' clash' : '') + (aim && changed ? ' changed' : '');
      });
    });
  }
  return { box, draw };
}

// One box for each call that is open, each with its own h.
function makeStack(run) {
  const box = make('div', { class: 'stack' });
  function draw(k, lab) {
    const queens = queensAt(run, k), kind = run.kind[k];
    const h = kind === 'REJECT' ? lab.col(run.col[k]) + ' ✕' : kind === 'BACKTRACK' ? lab.col(run.col[k]) + ' taken back'
      : kind === 'DEAD_END' ? 'all tried' : kind === 'SOLUTION' ? 'none, all rows filled' : 'not chosen yet';
    const calls = queens.map(q => [q.row, lab.col(q.col)]);
    calls.push([kind === 'REJECT' || kind === 'BACKTRACK' ? run.row[k] : queens.length, h]);
    box.replaceChildren(make('span', { class: 'name' }, 'calls'), ...calls.map(([row, value], i) =>
      make('span', { class: i === queens.length ? 'call top' : 'call' }, 'search(' + (row < run.n ? lab.row(row) : 'n') + '): h = ' + value)));
  }
  return { box, draw };
}

const CODE = [['void search(int row) {', 'START'], ['  if (row == n) solution();', 'SOLUTION'],
  ['  else for (int h = 0; h < n; h++)'], ['    if (admits(row, h)) {', 'REJECT'], ['      place(row, h);', 'PLACE'],
  ['      search(row + 1);'], ['      remove(row, h);', 'BACKTRACK'], ['    }'], ['}', 'DEAD_END']];

// The program row by row, the line of the event marked in the margin.
function makeCode() {
  const lines = CODE.map(([text, kind]) => ({ text, kind, line: make('span', {}) }));
  const box = make('details', { class: 'code' }, make('summary', {}, 'The program, with the line of this event'),
    make('pre', {}, ...lines.map(l => l.line)));
  const draw = kind => lines.forEach(l => {
    l.line.textContent = (l.kind === kind ? '▶ ' : '  ') + l.text + '\n';
    l.line.className = l.kind === kind ? 'at' : '';
  });
  return { box, draw };
}
