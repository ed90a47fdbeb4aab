// The three sets as chips: used ones filled, clashing ones ringed, changed ones underlined.
function makeSets(n) {
  const rows = [
    { name: $text('stepper.columns'), line: 'column', first: 0, size: n, of: q => q.col },
    { name: $text('stepper.ascending'), line: 'ascending', first: 0, size: 2 * n - 1, of: q => q.row + q.col },
    { name: $text('stepper.descending'), line: 'descending', first: 1 - n, size: 2 * n - 1, of: q => q.row - q.col }];
  const box = make('div', { class: 'sets' });
  rows.forEach(row => {
    row.chips = Array.from({ length: row.size }, (_, i) => make('span', {}, signed(row.first + i)));
    box.append(make('span', { class: 'name' }, row.name), make('span', { class: 'chips' }, ...row.chips));
  });
  function draw(mark) {
    const changed = mark.look === 'new' || mark.look === 'gone';
    rows.forEach(row => {
      const used = new Set(mark.queens.map(row.of));
      row.chips.forEach((chip, i) => {
        const value = row.first + i, aim = mark.row >= 0 && value === row.of(mark);
        chip.className = 'chip' + (used.has(value) ? ' used' : '')
          + (aim && mark.hit.some(q => q.line === row.line) ? ' clash' : '') + (aim && changed ? ' changed' : '');
      });
    });
  }
  return { box, draw };
}
