// One search: board, tree, calls, sets and program, all at the same event.
function start(shadow, host, data) {
  const run = read(data.runs[0], data.n), n = run.n, last = run.length - 1;
  let lab = labels(n, data.labels), mode = data.mode, ask = 'all', score = [0, 0];
  const say = make('p', { class: n > 5 ? 'say long' : 'say' }), panel = make('div', { class: 'panel' });
  const board = makeBoard(n, 'Board: arrow keys move, Enter asks about a square', chosen);
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
    if (data.simple) return { sentence: plain(shownSentence(run, k, lab)), value: 'step ' + (k + 1) + ' of ' + run.length, rest: '' };
    return { sentence: plain(sentence(run, k, lab)), value: 'event ' + (k + 1) + ' of ' + run.length + ', node ' + run.node[k],
      rest: ' of ' + (run.tree.length - 1) + ' · ' + count(run.found[k], 'solution') };
  }
  const intro = () => mode === 'perform'
    ? [make('p', {}, 'You are the computer: choose the square of the next queen on the board, or step back.'),
      button('Step back', stepBack)] : [];
  const asks = k => mode === 'predict' && k < last && ASKED[ask](run.kind[k + 1]);
  function question(k) {
    const verdict = make('p', {});
    const answers = [['PLACE', 'a queen is placed'], ['REJECT', 'a candidate is refused'], ['DEAD_END', 'the node is dead'],
      ['SOLUTION', 'a solution'], ['BACKTRACK', 'one step back']].map(([kind, words]) => button(words, () => {
      const right = kind === run.kind[k + 1];
      score = [score[0] + right, score[1] + 1];
      player.move(k + 1);
      fill(verdict, [[right ? 'Right. ' : 'No: ', right ? 'good' : 'refuse'], ...sentence(run, k + 1, lab), [' (' + score[0] + ' of ' + score[1] + ' right)']]);
      panel.replaceChildren(verdict);
      player.spoken.textContent = verdict.textContent;
      nextButton().focus();
    }));
    panel.replaceChildren(make('p', {}, 'What comes next?'), make('div', { class: 'bar' }, ...answers));
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
    if (e < 0) return tell([['The search is over: ', 'good'], ['all ' + count(run.tree.length - 1, 'node') + ' are visited.']]);
    if (run.kind[e] === 'PLACE' && run.row[e] === r && run.col[e] === c) {
      const solved = run.kind[e + 1] === 'SOLUTION';
      return player.move(solved ? e + 1 : e);
    }
    board.draw(markOf(queens, r, c), lab);
    const why = whyHere(queens, r, c, lab), free = !attackers(queens, r, c).length;
    if (run.kind[e] === 'BACKTRACK') {
      return tell([...why, [' Node ' + run.node[k] + ' has nothing left to try: ', 'path'], ['step back.']]);
    }
    tell(free ? [...why, [' But ', 'refuse'], [lab.square(run.row[e], run.col[e]) + ' comes first: you would skip node ' + run.node[e] + '.']] : why);
  }
  function stepBack() {
    const k = player.at(), e = decision(k);
    if (e >= 0 && run.kind[e] === 'BACKTRACK') player.move(e);
    else if (e >= 0) tell([['Not yet: ', 'refuse'], [lab.square(run.row[e], run.col[e]) + ' is free; you would skip node ' + run.node[e] + '.']]);
    else tell([['There is nowhere to go back to.']]);
  }
  const jump = (words, test) => () => {
    const e = seek(run, player.at(), test);
    if (e >= 0) player.move(e);
    else tell([['No ' + words + ' after this event.']]);
  };
  const solution = jump('solution', e => run.kind[e] === 'SOLUTION');
  const deadEnd = jump('dead end', e => run.kind[e] === 'DEAD_END');
  const parent = () => player.move(run.tree[Math.max(1, run.tree[holder(run, player.at())].parent)].born);
  const sibling = step => () => {
    const here = holder(run, player.at()), up = run.tree[here].parent;
    const kid = up && run.tree[up].kids[run.tree[up].kids.indexOf(here) + step];
    if (kid) player.move(run.tree[kid].born);
    else tell([['Node ' + here + ' has no ' + (step > 0 ? 'next' : 'previous') + ' sibling.']]);
  };
  const askChoice = choice('Ask', [['all', 'before every event'], ['test', 'placed or refused?'], ['end', 'dead, solution or back?']], 'all', v => { ask = v; });
  const setMode = value => { mode = value; askChoice.hidden = mode !== 'predict'; score = [0, 0]; player.go(player.at()); };
  const player = makePlayer(shadow, host, { last, show, asks, ask: question,
    keys: { s: solution, d: deadEnd, u: parent, PageDown: sibling(1), PageUp: sibling(-1) } });
  const jumps = make('div', { class: 'bar', role: 'group', 'aria-label': 'Jumps' }, button('Next solution', solution),
    button('Next dead end', deadEnd), button('Up to parent', parent),
    choice('Mode', [['watch', 'watch'], ['predict', 'predict'], ['perform', 'perform']], mode, setMode), askChoice,
    player.speeds, choice('Count', SYSTEMS, data.labels, value => { lab = labels(n, value); player.go(player.at()); }));
  const legend = make('p', { class: 'legend' }, (run.total > run.length ? 'Only the first ' + count(run.length, 'event') + ' are here. ' : '')
    + (run.x ? '✕ dead, ★ solution, dashed: not yet reached; the number beside a line is the column taken. ' : '◆ the node in hand. ')
    + 'Keys: ← → Home End, PageUp PageDown siblings, S solution, D dead end, U parent, Esc leaves.');
  const rest = [jumps, stack.box, sets.box, code.box, legend];
  // For a first look: board, sentence, four buttons; everything else is folded away.
  const few = () => make('div', { class: 'bar', role: 'group', 'aria-label': 'Steps' },
    player.buttons[1], player.buttons[3], player.buttons[2], jumps.firstChild, player.where);
  shadow.append(data.simple
    ? make('div', { class: 'view simple' }, player.spoken,
      make('div', { class: 'pair' }, board.box, make('div', {}, say, few(), panel)),
      make('details', { class: 'more' }, make('summary', {}, 'More: the tree, the calls, the program'), tree.box, player.bar, ...rest))
    : make('div', { class: 'view' }, say, player.spoken, make('div', { class: 'pair' }, board.box, tree.box), panel, player.bar, ...rest));
  askChoice.hidden = mode !== 'predict';
  player.go(Math.min(data.from, last), true);
}
