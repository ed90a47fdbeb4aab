// The sentences of a stepper for a first look: no nodes, no numbers of lines.
function shownSentence(run, k, lab) {
  const r = run.row[k], c = run.col[k], queens = queensAt(run, k);
  switch (run.kind[k]) {
    case 'START':
      return [$runs('stepper.short-start')];
    case 'PLACE':
      return r < run.n - 1 ? [$runs('stepper.short-placed', lab.square(r, c))] : [$runs('stepper.short-last', lab.square(r, c))];
    case 'REJECT': {
      const name = lab.square(r, c);
      return [$runs('stepper.short-tries', (name[0].toUpperCase() + name.slice(1))),
        ...because(attackers(queens, r, c), r, c, { ...lab, zero: false }, $text('board.why'), $text('board.stop'))];
    }
    case 'DEAD_END':
      return [$runs('stepper.short-dead', lab.row(r))];
    case 'SOLUTION':
      return [$runs('stepper.short-solution')];
    default:
      return [$runs('stepper.short-back', lab.row(r))];
  }
}
