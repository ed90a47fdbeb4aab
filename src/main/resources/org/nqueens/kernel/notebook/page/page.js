// Light or dark: as the system has it until the reader chooses. Outputs look for JupyterLab's mark.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const KEY = 'nqueens-theme';
  const saved = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const save = theme => { try { localStorage.setItem(KEY, theme); } catch { /* a private window */ } };
  const theme = () => root.dataset.theme ?? (system.matches ? 'dark' : 'light');
  if (saved() === 'light' || saved() === 'dark') root.dataset.theme = saved();

  function mark() {
    root.dataset.jpThemeLight = String(theme() === 'light');
    for (const button of document.querySelectorAll('.theme')) {
      button.hidden = false;
      button.textContent = theme() === 'light' ? '☾ Dark' : '☀ Light';
    }
  }

  // What can be scrolled can be reached by the keyboard, unless something in it can be reached already.
  const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([data-reach])';
  function reach() {
    for (const box of document.querySelectorAll('.out, .out *, .wide, .text pre')) {
      const scrolls = box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX);
      if (scrolls && !box.querySelector(REACHED)) {
        box.tabIndex = 0;
        box.dataset.reach = '';
      } else if ('reach' in box.dataset) {
        box.removeAttribute('tabindex');
        delete box.dataset.reach;
      }
    }
  }

  function copying(cell) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(cell.querySelector('code').textContent);
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    });
    cell.append(button);
  }

  mark();
  system.addEventListener('change', mark);
  document.addEventListener('DOMContentLoaded', () => {
    mark();
    reach();
    document.querySelector('.theme').addEventListener('click', () => {
      root.dataset.theme = theme() === 'light' ? 'dark' : 'light';
      save(root.dataset.theme);
      mark();
    });
    if (navigator.clipboard) document.querySelectorAll('.cell .in').forEach(copying);
    document.addEventListener('keydown', event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest?.('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      document.querySelector('.find input').focus();
    });
  });
  // On paper nothing can be opened: answers are printed, and closed again afterwards; ladders of hints are not.
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('.reveal:not([open]), .text details:not([open])')].filter(folded => !folded.closest('.hints'));
    for (const reveal of opened) reveal.open = true;
  });
  addEventListener('afterprint', () => {
    for (const reveal of opened) reveal.open = false;
  });
  addEventListener('resize', reach);
  addEventListener('toggle', reach, true);
})();
