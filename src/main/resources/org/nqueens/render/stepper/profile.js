// A tree too large to draw: one bar a level, filled as far as the search has come.
function makeTree(run) {
  const levels = [];
  run.tree.forEach((node, id) => { if (node) (levels[node.depth] = levels[node.depth] || []).push(id); });
  const most = Math.max(...levels.map(level => level.length));
  const rows = levels.map((level, depth) => {
    const done = make('i', { class: 'done' }), pin = make('i', { class: 'pin' }), words = make('span', { class: 'of' });
    const bar = make('span', { class: 'track', style: 'width:' + Math.max(1, 100 * level.length / most) + '%' }, done, pin);
    return { level, done, pin, words, line: make('div', { class: 'level' },
      make('span', { class: 'name' }, count(depth, 'queen')), make('span', {}, bar), words) };
  });
  function draw(k) {
    const line = path(run, k);
    rows.forEach(({ level, done, pin, words }, depth) => {
      // how many of the level's nodes were placed by event k
      let low = 0, high = level.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (run.tree[level[middle]].born <= k) low = middle + 1; else high = middle;
      }
      const here = depth < line.length;
      done.style.width = 100 * low / level.length + '%';
      pin.style.left = 100 * (low - .5) / level.length + '%';
      pin.style.visibility = here ? 'visible' : 'hidden';
      words.textContent = $text('stepper.of', low, level.length) + (here ? ' ◆' : '');
    });
  }
  return { box: make('div', { class: 'profile' }, ...rows.map(row => row.line)), draw };
}
