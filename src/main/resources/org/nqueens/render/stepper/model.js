// The events of one search, as arrays by event and by node; nodes count from 1, the root.
const KIND = { '!': 'DEAD_END', '*': 'SOLUTION', '=': 'SOLUTION', '-': 'BACKTRACK' };

// Codes: A … Z place a queen on column 0 … 25, a … z refuse it, ! dead end, * solution, - back,
// = an image of the solution and its columns. A number before a code is its row, if that is not the
// depth. Where data.implied, the columns not mentioned before a queen, a dead end or a step back
// were refused, unless a dot comes first.
function read(data, n) {
  const run = { n, solver: data.solver, x: data.x, total: data.total, kind: [], row: [], col: [],
    node: [], image: {}, tests: [], nodes: [], found: [], tree: [null] };
  const tree = run.tree, codes = data.events;
  let at = 0, given = -1, dot = false, tests = 0, found = 0;
  const grow = (r, c) => {
    tree.push({ parent: at, row: r, col: c, depth: at ? tree[at].depth + 1 : 0,
      born: run.kind.length, kids: [], next: 0 });
    if (at) tree[at].kids.push(tree.length - 1);
    at = tree.length - 1;
  };
  const push = (kind, r, c) => {
    run.kind.push(kind); run.row.push(r); run.col.push(c); run.node.push(at);
    if (kind === 'SOLUTION') found++;
    run.tests.push(tests); run.nodes.push(tree.length - 1); run.found.push(found);
  };
  const refuse = (r, c) => {
    tests++;
    tree[at].next = c + 1;
    push('REJECT', r, c);
  };
  grow(-1, -1);
  push('START', -1, -1);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i], here = tree[at];
    if (code >= '0' && code <= '9') { given = Math.max(given, 0) * 10 + +code; continue; }
    if (code === '.') { dot = true; continue; }
    const r = given < 0 ? here.depth : given, c = code.toLowerCase().charCodeAt(0) - 97;
    const letter = c >= 0 && c < 26, place = letter && code < 'a';
    if (data.implied && !dot && given < 0 && here.depth < n && (place || code === '!' || code === '-')) {
      for (const end = place ? c : n; here.next < end;) refuse(here.depth, here.next);
    }
    given = -1;
    dot = false;
    if (place) {
      tests++;
      here.next = c + 1;
      grow(r, c);
      push('PLACE', r, c);
    } else if (letter) {
      refuse(r, c);
    } else {
      const event = run.kind.length;
      if (code === '=') {
        run.image[event] = [...codes.slice(i + 1, i + 1 + n)].map(q => q.charCodeAt(0) - 65);
        i += n;
      }
      if (code === '*') here.solved = event;
      if (code === '!') here.dead = event;
      push(KIND[code], code === '-' ? here.row : here.depth, code === '-' ? here.col : -1);
      if (code === '-') { here.left = event; at = here.parent; }
    }
  }
  run.length = run.kind.length;
  return run;
}

// The node that is being expanded after event k.
const holder = (run, k) =>
  run.kind[k] === 'BACKTRACK' ? run.tree[run.node[k]].parent : run.node[k];

// The nodes from the root to there.
function path(run, k) {
  const ids = [];
  for (let id = holder(run, k); id; id = run.tree[id].parent) ids.unshift(id);
  return ids;
}

// The queens that stand after event k.
const queensAt = (run, k) => path(run, k).slice(1).map(id => run.tree[id]);

// What is known of a node after event k.
function fate(run, id, k) {
  const node = run.tree[id];
  if (node.born > k) return 'future';
  if (node.solved <= k) return 'good';
  if (node.dead <= k) return 'dead';
  return node.left <= k ? 'done' : 'live';
}

function lineOf(q, r, c) {
  if (q.row === r) return q.col === c ? 'self' : 'row';
  if (q.col === c) return 'column';
  if (q.row + q.col === r + c) return 'ascending';
  return q.row - q.col === r - c ? 'descending' : '';
}

const attackers = (queens, r, c) =>
  queens.map(q => ({ row: q.row, col: q.col, line: lineOf(q, r, c) }))
    .filter(q => q.line).sort((a, b) => a.row - b.row);

// The next event after k for which the test holds, or −1.
function seek(run, k, test) {
  for (let e = k + 1; e < run.length; e++) if (test(e)) return e;
  return -1;
}
