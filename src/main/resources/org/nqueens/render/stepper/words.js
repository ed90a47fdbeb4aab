// The same sentences as in StepWords.java, as runs of [text, look].
const signed = v => v < 0 ? '−' + -v : '' + v;
const count = (k, noun) => k.toLocaleString('en') + ' ' + noun + (k === 1 ? '' : 's');
const file = c => (c < 26 ? '' : file(Math.floor(c / 26) - 1)) + String.fromCharCode(97 + c % 26);

function labels(n, system) {
  const chess = system === 'chess', first = system === 'one' ? 1 : 0;
  const row = r => '' + (chess ? n - r : r + first), col = c => chess ? file(c) : '' + (c + first);
  const square = (r, c) => chess ? col(c) + row(r) : 'row ' + row(r) + ', column ' + col(c);
  return { row, col, square, zero: system === 'zero',
    queen: q => chess ? square(q.row, q.col) : 'row ' + row(q.row) };
}

function reasons(hit, r, c, lab) {
  const lines = { row: 'along the row', column: 'down the column',
    ascending: 'along the ascending diagonal', descending: 'along the descending diagonal' };
  const numbers = { row: 'row = ' + r, column: 'column = ' + c,
    ascending: 'row + column = ' + (r + c), descending: 'row − column = ' + signed(r - c) };
  return hit.flatMap((q, i) => [[i ? ', ' : ''], ['the queen on ' + lab.queen(q), 'attack'],
    [q.line === 'self' ? ' stands there' : (i ? ' ' : ' reaches it ') + lines[q.line]
      + (lab.zero ? ' (' + numbers[q.line] + ')' : '')]]);
}

const because = (hit, r, c, lab, lead, none) =>
  hit.length ? [[lead], ...reasons(hit, r, c, lab), ['.']] : [[none]];

function sentence(run, k, lab) {
  const id = run.node[k], r = run.row[k], c = run.col[k], queens = queensAt(run, k);
  const columns = list => ': columns ' + list.map(lab.col).join(', ') + '.';
  switch (run.kind[k]) {
    case 'START':
      return [['Node 1, the root: the board is empty.']];
    case 'PLACE':
      return [['Node ' + id + ': a queen is '], ['placed', 'path'], [' on ' + lab.square(r, c)],
        ...because(attackers(queens.slice(0, -1), r, c), r, c, lab, ', although ', '.')];
    case 'REJECT':
      return [['Node ' + id + ' tries ' + lab.square(r, c) + ': '], ['refused', 'refuse'],
        ...because(attackers(queens, r, c), r, c, lab, ': ', ', although no queen reaches it.')];
    case 'DEAD_END':
      return [['Node ' + id + ' is '], ['dead', 'refuse'], [': row ' + lab.row(r) + ' has no free square.']];
    case 'SOLUTION': {
      if (run.image[k]) {
        return [['An image of node ' + id + ' is a '], ['solution', 'good'], [' too' + columns(run.image[k])]];
      }
      const sorted = queens.slice().sort((a, b) => a.row - b.row).map(q => q.col);
      return [['Node ' + id + ' is a '], ['solution', 'good'], [sorted.length ? columns(sorted) : '.']];
    }
    default:
      return [['Back', 'path'], [' from node ' + id + ' to node ' + run.tree[id].parent
        + ': the queen leaves ' + lab.square(r, c) + '.']];
  }
}

function whyHere(queens, r, c, lab) {
  const name = lab.square(r, c), hit = attackers(queens, r, c);
  const start = name[0].toUpperCase() + name.slice(1);
  return [[(lab.queen({ row: 0, col: 0 })[0] === 'r' ? start : name) + ' is '],
    hit.length ? ['refused', 'refuse'] : ['free', 'good'],
    ...because(hit, r, c, lab, ': ', ': no queen reaches it.')];
}

const plain = runs => runs.map(run => run[0]).join('');
