// One box for each call that is open, each with its own h.
function makeStack(run) {
  const box = make('div', { class: 'stack' });
  function draw(k, lab) {
    const queens = queensAt(run, k), kind = run.kind[k];
    const h = kind === 'REJECT' ? lab.col(run.col[k]) + ' ✕' : kind === 'BACKTRACK' ? $text('stepper.taken-back', lab.col(run.col[k]))
      : kind === 'DEAD_END' ? $text('stepper.all-tried') : kind === 'SOLUTION' ? $text('stepper.all-filled') : $text('stepper.not-chosen');
    const calls = queens.map(q => [q.row, lab.col(q.col)]);
    calls.push([kind === 'REJECT' || kind === 'BACKTRACK' ? run.row[k] : queens.length, h]);
    box.replaceChildren(make('span', { class: 'name' }, $text('stepper.calls')), ...calls.map(([row, value], i) =>
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
  const box = make('details', { class: 'code' }, make('summary', {}, $text('stepper.program')),
    make('pre', {}, ...lines.map(l => l.line)));
  const draw = kind => lines.forEach(l => {
    l.line.textContent = (l.kind === kind ? '▶ ' : '  ') + l.text + '\n';
    l.line.className = l.kind === kind ? 'at' : '';
  });
  return { box, draw };
}
