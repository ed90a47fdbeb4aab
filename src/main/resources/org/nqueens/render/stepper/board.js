const SVG = 'http://www.w3.org/2000/svg';

function make(name, attributes, ...children) {
  const svg = name.startsWith('svg:');
  const node = svg ? document.createElementNS(SVG, name.slice(4)) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (value !== false) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

const fill = (box, runs) =>
  box.replaceChildren(...runs.map(([text, look]) => look ? make('b', { class: look }, text) : text));

// A sentence whose place never shrinks, so that what is below does not jump. Only a sentence longer
// than all before is measured: that costs a layout of the page.
function tellAt(box, runs) {
  fill(box, runs);
  const length = plain(runs).length;
  if (length <= (box.longest || 0)) return;
  box.longest = length;
  box.style.minHeight = box.offsetHeight + 'px';
}

// What is to be seen on the board after event k: the queens, and the square in question.
function markAt(run, k) {
  const kind = run.kind[k], queens = queensAt(run, k), r = run.row[k], c = run.col[k];
  const looks = { PLACE: 'new', REJECT: 'no', BACKTRACK: 'gone' };
  const above = kind === 'PLACE' ? queens.slice(0, -1) : queens;
  const hit = kind === 'PLACE' || kind === 'REJECT' ? attackers(above, r, c) : [];
  return { queens, hit, row: r, col: c, look: looks[kind] || (kind === 'SOLUTION' ? 'won' : ''),
    active: kind === 'REJECT' || kind === 'DEAD_END' ? r : -1 };
}

function markOf(queens, r, c) {
  const hit = attackers(queens, r, c), taken = hit.some(q => q.line === 'self');
  return { queens, hit, row: r, col: c, look: taken ? 'q' : hit.length ? 'no' : 'yes', active: -1 };
}

const GLYPHS = { q: '♛', hit: '♛', new: '♛', gone: '♛', no: '✕', yes: '○' };
const SPOKEN = { q: $text('stepper.queen'), hit: $text('stepper.queen-attacks'), new: $text('stepper.queen-placed'), no: $text('stepper.refused'),
  gone: $text('stepper.queen-gone'), yes: $text('stepper.free') };

// A grid of squares with one tab stop: arrow keys move over the squares, Enter chooses one.
function makeBoard(n, name, choose) {
  const cells = [], heads = [];
  let current = 0;
  const grid = make('div', { class: 'grid', role: 'grid', 'aria-label': name });
  for (let r = -1; r < n; r++) {
    const line = make('div', { class: 'line', role: 'row' });
    for (let c = -1; c < n; c++) {
      if (r < 0 || c < 0) {
        const corner = r < 0 && c < 0;
        const head = make('span', { class: 'head', role: corner ? 'gridcell' : r < 0 ? 'columnheader' : 'rowheader' });
        if (!corner) heads.push({ head, r, c });
        line.append(head);
      } else {
        const cell = make('span', { class: 'sq ' + ((r + c) % 2 ? 'dk' : 'lt'), role: 'gridcell',
          tabindex: r + c ? -1 : 0, onclick: () => { move(r * n + c); choose(r, c); } });
        cells.push(cell);
        line.append(cell);
      }
    }
    grid.append(line);
  }
  const beams = make('svg:svg', { viewBox: '0 0 ' + n + ' ' + n, class: 'beams', 'aria-hidden': 'true' });
  const box = make('div', { class: 'board', style: '--n:' + n }, grid, beams);

  function move(index) {
    cells[current].tabIndex = -1;
    current = index;
    cells[current].tabIndex = 0;
    cells[current].focus({ preventScroll: true });
  }
  grid.addEventListener('keydown', e => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -n, ArrowDown: n }[e.key];
    const next = current + step;
    if (step) {
      const stays = Math.abs(step) > 1 || Math.floor(next / n) === Math.floor(current / n);
      if (next >= 0 && next < n * n && stays) move(next);
    } else if (e.key === 'Enter' || e.key === ' ') {
      choose(Math.floor(current / n), current % n);
    } else {
      return;
    }
    e.preventDefault();
    e.done = true;
  });

  function draw(mark, lab) {
    const looks = new Array(n * n).fill('');
    mark.queens.forEach(q => { looks[q.row * n + q.col] = 'q'; });
    mark.hit.forEach(q => { looks[q.row * n + q.col] = 'hit'; });
    if (GLYPHS[mark.look]) looks[mark.row * n + mark.col] = mark.look;
    cells.forEach((cell, i) => {
      const r = Math.floor(i / n), c = i % n, look = looks[i];
      const key = look + mark.look + (mark.active === r) + lab.square(r, c);
      if (cell.key === key) return;
      cell.key = key;
      cell.replaceChildren(...look ? [make('span', { class: 'man ' + look + (mark.look === 'won' ? ' won' : '') }, GLYPHS[look])] : []);
      cell.setAttribute('aria-label', lab.square(r, c) + ': ' + (SPOKEN[look] || $text('stepper.empty')));
      cell.classList.toggle('act', mark.active === r);
    });
    heads.forEach(({ head, r, c }) => {
      head.textContent = r < 0 ? lab.col(c) : lab.row(r);
      head.classList.toggle('act', r >= 0 && r === mark.active);
    });
    beams.replaceChildren(...mark.hit.filter(q => q.line !== 'self').map(q => make('svg:path', {
      d: 'M' + (q.col + .5) + ' ' + (q.row + .5) + 'L' + (mark.col + .5) + ' ' + (mark.row + .5) })));
  }
  return { box, draw };
}
