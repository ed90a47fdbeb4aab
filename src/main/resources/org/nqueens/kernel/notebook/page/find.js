// Finds passages that hold every word of the query; headings count most, then beginnings of words.
(() => {
  const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const input = document.querySelector('.find input');
  const status = document.getElementById('found');
  const results = document.getElementById('results');
  const indexed = passages.map(p => ({...p, low: plain(p.text), head: plain(p.heading + ' ' + p.page)}));
  const LIMIT = 40;

  function score(passage, word) {
    const at = passage.low.indexOf(word);
    const begins = at === 0 || (at > 0 && !/[\p{L}\p{N}]/u.test(passage.low[at - 1]));
    return (passage.head.includes(word) ? 10 : 0) + (at < 0 ? 0 : begins ? 3 : 1);
  }

  function find(query) {
    const words = plain(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return indexed
      .map(passage => ({passage, scores: words.map(word => score(passage, word))}))
      .filter(hit => hit.scores.every(Boolean))
      .map(hit => ({...hit, total: hit.scores.reduce((a, b) => a + b)}))
      .sort((a, b) => b.total - a.total)
      .map(hit => ({...hit.passage, words}));
  }

  // The text around the first word, each word of the query marked.
  function excerpt(hit) {
    const line = document.createElement('p');
    const low = [...hit.text].map(c => plain(c)[0] ?? ' ').join('');
    const first = Math.max(0, ...hit.words.map(word => low.indexOf(word)).slice(0, 1));
    const start = first < 60 ? 0 : hit.text.indexOf(' ', first - 60) + 1;
    const text = hit.text.slice(start, start + 220);
    const part = low.slice(start, start + 220);
    let done = 0;
    while (done < text.length) {
      const next = hit.words
        .map(word => ({at: part.indexOf(word, done), word}))
        .filter(spot => spot.at >= 0)
        .sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      line.append(text.slice(done, next.at));
      const mark = document.createElement('mark');
      mark.textContent = text.slice(next.at, next.at + next.word.length);
      line.append(mark);
      done = next.at + next.word.length;
    }
    line.append(text.slice(done) + (start + 220 < hit.text.length ? ' …' : ''));
    if (start > 0) line.prepend('… ');
    return line;
  }

  function item(hit) {
    const li = document.createElement('li');
    const link = document.createElement('a');
    link.href = hit.href;
    link.textContent = hit.heading && hit.heading !== hit.page ? hit.page + ' › ' + hit.heading : hit.page;
    const title = document.createElement('h2');
    title.append(link);
    li.append(title, excerpt(hit));
    return li;
  }

  function show() {
    const query = input.value.trim();
    const hits = find(query);
    results.replaceChildren(...hits.slice(0, LIMIT).map(item));
    status.textContent = !query ? 'Type a word into the field above.'
      : hits.length === 0 ? `Nothing has “${query}” in it.`
      : hits.length === 1 ? 'One passage.' : `${hits.length} passages${hits.length > LIMIT ? `, the first ${LIMIT} are shown` : ''}.`;
    const address = new URL(location.href);
    address.searchParams.set('q', query);
    history.replaceState(null, '', address);
  }

  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.addEventListener('input', show);
  input.form.addEventListener('submit', event => { event.preventDefault(); show(); });
  show();
  input.focus();
})();
