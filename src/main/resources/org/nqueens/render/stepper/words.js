// The same sentences as in StepWords.java, as runs of [text, look]. Texts are named: $text('a.key', arguments)
// becomes one of the reader's language, $runs its runs, $name the word for an identifier: StepperScript.java.
const signed = v => v < 0 ? '−' + -v : '' + v;
const count = $count();
const file = c => (c < 26 ? '' : file(Math.floor(c / 26) - 1)) + String.fromCharCode(97 + c % 26);

function labels(n, system) {
  const chess = system === 'chess', first = system === 'one' ? 1 : 0;
  const row = r => '' + (chess ? n - r : r + first), col = c => chess ? file(c) : '' + (c + first);
  const square = (r, c) => chess ? col(c) + row(r) : $text('board.square', row(r), col(c));
  return { row, col, square, zero: system === 'zero',
    queen: q => chess ? square(q.row, q.col) : $text('board.row', row(q.row)) };
}

function reasons(hit, r, c, lab) {
  const lines = { row: $text('board.along.row'), column: $text('board.along.column'),
    ascending: $text('board.along.ascending'), descending: $text('board.along.descending') };
  const numbers = { row: $text('board.number.row', r), column: $text('board.number.column', c),
    ascending: $text('board.number.ascending', (r + c)), descending: $text('board.number.descending', signed(r - c)) };
  return hit.flatMap((q, i) => [[i ? $text('board.and') : ''], $runs('board.queen-on', lab.queen(q)),
    [q.line === 'self' ? $text('board.stands-there') : (i ? $text('board.reaches-too') : $text('board.reaches')) + lines[q.line]
      + (lab.zero ? $text('board.number-of', numbers[q.line]) : '')]]);
}

const because = (hit, r, c, lab, lead, none) =>
  hit.length ? [[lead], ...reasons(hit, r, c, lab), [$text('board.stop')]] : [[none]];

function sentence(run, k, lab) {
  const id = run.node[k], r = run.row[k], c = run.col[k], queens = queensAt(run, k);
  const columns = list => $text('step.columns', list.map(lab.col).join(', '));
  switch (run.kind[k]) {
    case 'START':
      return [$runs('step.start')];
    case 'PLACE':
      return [$runs('step.placed', id, lab.square(r, c)),
        ...because(attackers(queens.slice(0, -1), r, c), r, c, lab, $text('step.although'), $text('board.stop'))];
    case 'REJECT':
      return [$runs('step.tries', id, lab.square(r, c)),
        ...because(attackers(queens, r, c), r, c, lab, $text('board.why'), $text('step.although-safe'))];
    case 'DEAD_END':
      return [$runs('step.dead', id, lab.row(r))];
    case 'SOLUTION': {
      if (run.image[k]) {
        return [$runs('step.image', id, columns(run.image[k]))];
      }
      const sorted = queens.slice().sort((a, b) => a.row - b.row).map(q => q.col);
      return [$runs('step.solution', id, sorted.length ? columns(sorted) : $text('board.stop'))];
    }
    default:
      return [$runs('step.back', id, run.tree[id].parent
        , lab.square(r, c))];
  }
}

function whyHere(queens, r, c, lab) {
  const name = lab.square(r, c), hit = attackers(queens, r, c);
  const start = name[0].toUpperCase() + name.slice(1);
  return [[$text('board.square-is', (lab.queen({ row: 0, col: 0 })[0] === 'r' ? start : name))],
    hit.length ? $runs('board.refused') : $runs('board.free'),
    ...because(hit, r, c, lab, $text('board.why'), $text('board.safe'))];
}

const plain = runs => runs.map(run => run[0]).join('');
