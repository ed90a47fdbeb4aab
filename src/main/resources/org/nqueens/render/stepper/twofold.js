// Two searches side by side, to compare them or to find where they part.
function start(shadow, host, data) {
  const runs = data.runs.map(run => read(run, data.n)), spot = data.mode === 'spot';
  let lab = labels(data.n, data.labels), by = spot ? 'event' : data.by;
  const measure = { event: run => run.kind.map((_, e) => e), node: run => run.nodes, test: run => run.tests };
  const panes = runs.map(run => {
    const say = make('p', { class: 'say' }), sets = makeSets(data.n), where = make('p', { class: 'where' });
    const board = makeBoard(data.n, $text('stepper.board-of', run.solver), (r, c) => {
      const queens = queensAt(run, pane.event);
      board.draw(markOf(queens, r, c), lab);
      tellAt(say, whyHere(queens, r, c, lab));
      player.spoken.textContent = say.textContent;
    });
    const pane = { run, event: 0, say, board, sets, where,
      box: make('div', { class: 'pane', role: 'group', 'aria-label': run.solver }, make('p', { class: 'title' }, run.solver), say, board.box, where, sets.box) };
    return pane;
  });
  const first = () => by === 'node' ? 1 : 0;
  const last = () => Math.max(...runs.map(run => { const m = measure[by](run); return m[m.length - 1]; })) - first();
  function show(position) {
    panes.forEach(pane => {
      const m = measure[by](pane.run), aim = position + first();
      // the last event that has not gone further than that
      let low = 0, high = m.length;
      while (low < high) { const middle = (low + high) >> 1; if (m[middle] <= aim) low = middle + 1; else high = middle; }
      const e = pane.event = Math.max(0, low - 1), mark = markAt(pane.run, e);
      tellAt(pane.say, sentence(pane.run, e, lab));
      pane.board.draw(mark, lab);
      pane.sets.draw(mark);
      pane.where.textContent = $text('stepper.event-of', (e + 1), pane.run.length) + ' · ' + count(pane.run.nodes[e], 'node') + ' · '
        + count(pane.run.tests[e], 'test') + ' · ' + count(pane.run.found[e], 'solution');
    });
    return { value: $text('stepper.position', $name('stepper.pace', by, 'event', 'node', 'test'), (position + 1), (last() + 1)), rest: '',
      sentence: panes.map(pane => pane.run.solver + ': ' + plain(sentence(pane.run, pane.event, lab))).join(' ') };
  }
  const verdict = make('p', { class: 'panel' });
  const answer = runs => { fill(verdict, runs); player.spoken.textContent = plain(runs); };
  function here() {
    const at = player.at();
    if (data.parts < 0) answer([$runs('stepper.never-part')]);
    else if (at === data.parts) answer([$runs('stepper.part-here')]);
    else answer([$runs('stepper.no-part', at < data.parts ? $text('stepper.go-on') : $text('stepper.go-back'))]);
  }
  const player = makePlayer(shadow, host, { last: last(), show, asks: () => false, keys: {} });
  const sync = choice($text('stepper.in-step'), [['event', $text('stepper.by-event')], ['node', $text('stepper.by-node')], ['test', $text('stepper.by-test')]], by, value => {
    by = value;
    player.limit(last());
  });
  shadow.append(make('div', { class: 'view' }, player.spoken, make('div', { class: 'pair even' }, ...panes.map(pane => pane.box)), player.bar,
    make('div', { class: 'bar', role: 'group', 'aria-label': $text('stepper.choices') },
      ...spot ? [button($text('stepper.they-part-here'), here), button($text('stepper.show-where'), () => { if (data.parts >= 0) player.move(data.parts); here(); })] : [sync],
      player.speeds, choice($text('stepper.count'), SYSTEMS, data.labels, value => { lab = labels(data.n, value); player.go(player.at()); })),
    verdict, make('p', { class: 'legend' }, $text('stepper.keys-of-two'))));
  player.go(Math.min(data.from, last()), true);
}
