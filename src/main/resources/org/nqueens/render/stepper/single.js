// One search: board, tree, calls, sets and program, all at the same event.
function start(shadow, host, data) {
  const run = read(data.runs[0], data.n), n = run.n, last = run.length - 1;
  let lab = labels(n, data.labels), mode = data.mode, ask = 'all', score = [0, 0];
  const say = make('p', { class: n > 5 ? 'say long' : 'say' }), panel = make('div', { class: 'panel' });
  const board = makeBoard(n, $text('stepper.board'), chosen);
  const tree = makeTree(run, to => player.move(to));
  const sets = makeSets(n), stack = makeStack(run), code = makeCode();
  const ASKED = { all: () => true, test: k => k === 'PLACE' || k === 'REJECT', end: k => k !== 'PLACE' && k !== 'REJECT' };

  function draw(k) {
    const mark = markAt(run, k);
    tellAt(say, shownSentence(run, k, lab));
    board.draw(mark, lab);
    tree.draw(k, lab);
    sets.draw(mark);
    stack.draw(k, lab);
    code.draw(run.kind[k]);
  }
  function show(k) {
    draw(k);
    panel.replaceChildren(...intro());
    if (data.simple) return { sentence: plain(shownSentence(run, k, lab)), value: $text('stepper.step-of', (k + 1), run.length), rest: '' };
    return { sentence: plain(sentence(run, k, lab)), value: $text('stepper.event-node', (k + 1), run.length, run.node[k]),
      rest: $text('stepper.of-nodes', (run.tree.length - 1)) + ' · ' + count(run.found[k], 'solution') };
  }
  const intro = () => mode === 'perform'
    ? [make('p', {}, $text('stepper.you-are')),
      button($text('stepper.step-back'), stepBack)] : [];
  const asks = k => mode === 'predict' && k < last && ASKED[ask](run.kind[k + 1]);
  function question(k) {
    const verdict = make('p', {});
    const answers = [['PLACE', $text('stepper.a-place')], ['REJECT', $text('stepper.a-reject')], ['DEAD_END', $text('stepper.a-dead-end')],
      ['SOLUTION', $text('stepper.a-solution')], ['BACKTRACK', $text('stepper.a-backtrack')]].map(([kind, words]) => button(words, () => {
      const right = kind === run.kind[k + 1];
      score = [score[0] + right, score[1] + 1];
      player.move(k + 1);
      fill(verdict, [[right ? $text('stepper.right') : $text('stepper.no'), right ? 'good' : 'refuse'], ...sentence(run, k + 1, lab), [$text('stepper.score', score[0], score[1])]]);
      panel.replaceChildren(verdict);
      player.spoken.textContent = verdict.textContent;
      nextButton().focus();
    }));
    panel.replaceChildren(make('p', {}, $text('stepper.what-next')), make('div', { class: 'bar' }, ...answers));
    answers[0].focus();
  }
  const nextButton = () => shadow.querySelector('.main');
  function tell(runs) {
    tellAt(say, runs);
    player.spoken.textContent = plain(runs);
  }
  // The next event at which the performer has something to decide.
  const decision = k => seek(run, k, e => run.kind[e] === 'PLACE' || run.kind[e] === 'BACKTRACK');
  function chosen(r, c) {
    const k = player.at(), queens = queensAt(run, k);
    if (mode !== 'perform') {
      board.draw(markOf(queens, r, c), lab);
      return tell(whyHere(queens, r, c, data.simple ? { ...lab, zero: false } : lab));
    }
    const e = decision(k);
    if (e < 0) return tell([$runs('stepper.over', count(run.tree.length - 1, 'node'))]);
    if (run.kind[e] === 'PLACE' && run.row[e] === r && run.col[e] === c) {
      const solved = run.kind[e + 1] === 'SOLUTION';
      return player.move(solved ? e + 1 : e);
    }
    board.draw(markOf(queens, r, c), lab);
    const why = whyHere(queens, r, c, lab), free = !attackers(queens, r, c).length;
    if (run.kind[e] === 'BACKTRACK') {
      return tell([...why, $runs('stepper.nothing-left', run.node[k])]);
    }
    tell(free ? [...why, $runs('stepper.comes-first', lab.square(run.row[e], run.col[e]), run.node[e])] : why);
  }
  function stepBack() {
    const k = player.at(), e = decision(k);
    if (e >= 0 && run.kind[e] === 'BACKTRACK') player.move(e);
    else if (e >= 0) tell([$runs('stepper.not-yet', lab.square(run.row[e], run.col[e]), run.node[e])]);
    else tell([$runs('stepper.nowhere')]);
  }
  const jump = (words, test) => () => {
    const e = seek(run, player.at(), test);
    if (e >= 0) player.move(e);
    else tell([$runs('stepper.none-after', words)]);
  };
  const solution = jump($text('stepper.no-solution'), e => run.kind[e] === 'SOLUTION');
  const deadEnd = jump($text('stepper.no-dead-end'), e => run.kind[e] === 'DEAD_END');
  const parent = () => player.move(run.tree[Math.max(1, run.tree[holder(run, player.at())].parent)].born);
  const sibling = step => () => {
    const here = holder(run, player.at()), up = run.tree[here].parent;
    const kid = up && run.tree[up].kids[run.tree[up].kids.indexOf(here) + step];
    if (kid) player.move(run.tree[kid].born);
    else tell([$runs('stepper.no-sibling', here, (step > 0 ? $text('stepper.sibling-next') : $text('stepper.sibling-previous')))]);
  };
  const askChoice = choice($text('stepper.ask'), [['all', $text('stepper.ask-all')], ['test', $text('stepper.ask-test')], ['end', $text('stepper.ask-end')]], 'all', v => { ask = v; });
  const setMode = value => { mode = value; askChoice.hidden = mode !== 'predict'; score = [0, 0]; player.go(player.at()); };
  const player = makePlayer(shadow, host, { last, show, asks, ask: question,
    keys: { s: solution, d: deadEnd, u: parent, PageDown: sibling(1), PageUp: sibling(-1) } });
  const jumps = make('div', { class: 'bar', role: 'group', 'aria-label': $text('stepper.jumps') }, button($text('stepper.next-solution'), solution),
    button($text('stepper.next-dead-end'), deadEnd), button($text('stepper.up'), parent),
    choice($text('stepper.mode'), [['watch', $text('stepper.watch')], ['predict', $text('stepper.predict')], ['perform', $text('stepper.perform')]], mode, setMode), askChoice,
    player.speeds, choice($text('stepper.count'), SYSTEMS, data.labels, value => { lab = labels(n, value); player.go(player.at()); }));
  const legend = make('p', { class: 'legend' }, (run.total > run.length ? $text('stepper.only-first', count(run.length, 'event')) : '')
    + (run.x ? $text('stepper.legend-tree') : $text('stepper.legend-profile'))
    + $text('stepper.keys'));
  const rest = [jumps, stack.box, sets.box, code.box, legend];
  const pair = (...both) => make('div', { class: 'pair' }, ...both);
  // For a first look: board, sentence, four buttons; everything else is folded away.
  const few = () => make('div', { class: 'bar', role: 'group', 'aria-label': $text('stepper.steps') },
    player.buttons[1], player.buttons[3], player.buttons[2], jumps.firstChild, player.where);
  shadow.append(data.simple
    ? make('div', { class: 'view simple' }, player.spoken, pair(board.box, make('div', {}, say, few(), panel)),
      make('details', { class: 'more' }, make('summary', {}, $text('stepper.more')), tree.box, player.bar, ...rest))
    : make('div', { class: 'view' }, say, player.spoken, pair(board.box, tree.box), panel, player.bar, ...rest));
  askChoice.hidden = mode !== 'predict';
  player.go(Math.min(data.from, last), true);
}
