const button = (words, onclick) => make('button', { type: 'button', onclick }, words);

function choice(name, options, value, change) {
  const select = make('select', { onchange: () => change(select.value) },
    ...options.map(([key, words]) => make('option', { value: key, ...key === value ? { selected: '' } : {} }, words)));
  return make('label', { class: 'choice' }, name + ' ', select);
}

// What every player shares: the slider, the buttons, the keys, playing, the spoken line.
// view: {last, show(position) → words, asks(position) → whether ask(position) comes before the next, keys}
function makePlayer(shadow, host, view) {
  let position = 0, timer = 0, speed = 1;
  const slider = make('input', { type: 'range', min: 0, max: view.last, value: 0, 'aria-label': $text('stepper.event'),
    oninput: () => { stop(); go(+slider.value); } });
  const where = make('span', { class: 'where' });
  // On paper nobody steps: a search at its beginning is printed as the figure that stands without scripts.
  const still = make('slot');
  shadow.append(still);
  const spoken = make('div', { class: 'spoken', role: 'status' });
  const play = button($text('stepper.play'), () => timer ? stop() : start());
  const buttons = [
    button($text('stepper.first'), () => move(0)),
    button($text('stepper.back'), () => move(position - 1)),
    play,
    button($text('stepper.next'), () => { stop(); forward(); }),
    button($text('stepper.last'), () => move(view.last))];
  buttons[3].className = 'main';

  function go(to, silent) {
    position = Math.max(0, Math.min(view.last, to));
    const words = view.show(position);
    slider.value = position;
    still.hidden = position > 0;
    slider.setAttribute('aria-valuetext', words.value);
    where.textContent = words.value + words.rest;
    if (!silent) spoken.textContent = words.sentence;
  }
  function move(to) {
    stop();
    go(to);
  }
  // One event on, unless the view wants an answer first.
  function forward() {
    if (!view.asks(position)) return go(position + 1, timer > 0);
    stop();
    view.ask(position);
  }
  function start() {
    if (position === view.last) go(0, true);
    play.textContent = $text('stepper.pause');
    const tick = () => {
      if (!host.isConnected || position === view.last) return stop();
      timer = setTimeout(tick, 700 / speed);
      forward();
    };
    timer = setTimeout(tick, 200);
  }
  function stop() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    play.textContent = $text('stepper.play');
    go(position);
  }
  function leave() {
    shadow.activeElement.blur();
    const cell = host.closest('.jp-Notebook, .jp-Cell, .cell, [tabindex]');
    if (cell) cell.focus({ preventScroll: true });
  }
  const keys = { ArrowRight: forward, ArrowLeft: () => go(position - 1), Home: () => go(0), End: () => go(view.last),
    Escape: leave, ...view.keys };
  shadow.addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
    const own = e.target.tagName === 'SELECT' && key !== 'Escape';
    if (!e.done && !own && keys[key]) {
      e.preventDefault();
      if (key !== 'Escape') stop();
      keys[key]();
    }
  });
  // Nothing typed here is meant for the notebook around.
  for (const type of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(type, e => e.stopPropagation());
  const speeds = choice($text('stepper.speed'), [['0.5', '½×'], ['1', '1×'], ['2', '2×'], ['4', '4×']], '1', value => { speed = +value; });
  function limit(last) {
    stop();
    view.last = slider.max = last;
    go(position);
  }
  return { go, move, limit, speeds, spoken, buttons, where, at: () => position,
    bar: make('div', { class: 'bar', role: 'group', 'aria-label': $text('stepper.steps') }, ...buttons, slider, where) };
}

const SYSTEMS = [['zero', $text('stepper.from-zero')], ['one', $text('stepper.from-one')], ['chess', $text('stepper.chess')]];
