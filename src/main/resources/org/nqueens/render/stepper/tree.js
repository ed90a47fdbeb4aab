// The search tree; Java has laid it out: x are tenths of a column, by node.
function makeTree(run, goTo) {
  const size = run.tree.length - 1, big = size > 60;
  const unit = big ? 13 : size > 20 ? 44 : 54, step = big ? 38 : 54, radius = big ? 4.5 : 12;
  const depth = Math.max(...run.tree.slice(1).map(node => node.depth));
  const px = id => run.x[id - 1] / 10 * unit + unit / 2 + 4;
  const py = id => run.tree[id].depth * step + radius + 5;
  const width = Math.max(...run.x) / 10 * unit + unit + 8, height = depth * step + 2 * radius + (big ? 20 : 40);
  const svg = make('svg:svg', { viewBox: '0 0 ' + width + ' ' + height, 'aria-hidden': 'true',
    style: 'max-width:' + width * 1.1 + 'px' });
  const edges = [], dots = [], ticks = make('svg:g', { class: 'ticks' });
  for (let id = 2; id <= size; id++) {
    const up = run.tree[id].parent, x = px(id), y = py(id);
    const line = make('svg:path', { d: 'M' + px(up) + ' ' + py(up) + 'L' + x + ' ' + y });
    const word = make('svg:text', { x: (px(up) + 3 * x) / 4 + (x < px(up) - 1 ? -8 : 8), y: (py(up) + 3 * y) / 4 - 2 });
    edges[id] = make('svg:g', {}, line, ...big ? [] : [word]);
    svg.append(edges[id]);
  }
  svg.append(ticks);
  for (let id = 1; id <= size; id++) {
    dots[id] = make('svg:g', { onclick: () => goTo(run.tree[id].born) },
      make('svg:circle', { cx: px(id), cy: py(id), r: radius }),
      make('svg:text', { x: px(id), y: py(id) + 4 }, big ? '' : '' + id),
      make('svg:text', { class: 'sign', x: px(id), y: py(id) + radius + (big ? 9 : 15) }),
      make('svg:title', {}, $text('stepper.node', id)));
    svg.append(dots[id]);
  }
  function draw(k, lab) {
    const line = path(run, k), here = line[line.length - 1], on = new Set(line);
    for (let id = 1; id <= size; id++) {
      const state = fate(run, id, k);
      const look = state + (on.has(id) ? ' on' : '') + (id === here ? ' here' : '');
      if (dots[id].look !== look + lab.col(0)) {
        dots[id].look = look + lab.col(0);
        dots[id].setAttribute('class', 'dot ' + look);
        dots[id].childNodes[2].textContent = { dead: '✕', good: '★' }[state] || '';
        if (id > 1) {
          edges[id].setAttribute('class', 'edge ' + look);
          if (!big) edges[id].childNodes[1].textContent = state === 'future' ? '' : lab.col(run.tree[id].col);
        }
      }
    }
    drawTicks(k, here, lab);
  }
  // The candidates refused at the node in hand since it was placed or its last child was left.
  function drawTicks(k, here, lab) {
    const refused = [];
    for (let e = k; e > run.tree[here].born && run.node[e] === here && run.kind[e] !== 'PLACE'; e--) {
      if (run.kind[e] === 'REJECT') refused.unshift(e);
    }
    const x = px(here), y = py(here) + radius, born = run.tree[here].kids.some(kid => run.tree[kid].born <= k);
    const shown = big || born ? [] : refused, half = (shown.length - 1) / 2 * 21;
    // all of them inside the drawing
    const middle = Math.min(Math.max(x, half + 12), width - half - 12);
    ticks.replaceChildren(...shown.flatMap((e, i) => {
      const tx = middle - half + i * 21;
      return [make('svg:path', { d: 'M' + x + ' ' + y + 'L' + tx + ' ' + (y + 14) }),
        make('svg:text', { x: tx, y: y + 26, class: e === k ? 'last' : '' }, lab.col(run.col[e]) + '✕')];
    }));
    if (aside) placeSign(aside, 0, radius + (big ? 9 : 15));
    aside = shown.length ? here : 0;
    // its place below the node is taken
    if (aside) placeSign(aside, radius + 9, 5);
  }
  let aside = 0;
  function placeSign(id, right, down) {
    dots[id].childNodes[2].setAttribute('x', px(id) + right);
    dots[id].childNodes[2].setAttribute('y', py(id) + down);
  }
  return { box: make('div', { class: 'tree' }, svg), draw };
}
