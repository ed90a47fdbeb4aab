// Every figure of this content on the page that is not alive yet.
document.querySelectorAll('[id="' + ID + '"]').forEach(host => {
  const source = host.querySelector('script[type="application/json"]');
  if (host.shadowRoot || !source) return;
  const data = JSON.parse(source.textContent);
  host.setAttribute('data-lm-suppress-shortcuts', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(make('style', {}, CSS));
  start(shadow, host, data);
});
