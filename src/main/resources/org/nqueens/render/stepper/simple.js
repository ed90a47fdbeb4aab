// The same for a first look: no nodes, no numbers of lines.
function shownSentence(run, k, lab) {
  const r = run.row[k], c = run.col[k], queens = queensAt(run, k);
  switch (run.kind[k]) {
    case 'START':
      return [['The board is empty. Where does the first queen go?']];
    case 'PLACE':
      return [['A queen is '], ['placed', 'path'], [' on ' + lab.square(r, c) + '. On to the next row.']];
    case 'REJECT':
      return [['Row ' + lab.row(r) + ', column ' + lab.col(c) + '? '], ['No', 'refuse'],
        ...because(attackers(queens, r, c), r, c, { ...lab, zero: false }, ': ', '.')];
    case 'DEAD_END':
      return [['A dead end', 'refuse'], [': row ' + lab.row(r) + ' has no free square left.']];
    case 'SOLUTION':
      return [['A solution!', 'good'], [' None attacks another.']];
    default:
      return [['Back', 'path'], [': the queen on row ' + lab.row(r) + ' is taken up again, to try further right.']];
  }
}
