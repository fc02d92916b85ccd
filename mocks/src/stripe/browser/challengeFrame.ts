import { channelFromParent } from './channel';

const enable = (): void => document.querySelectorAll('button').forEach((button) => (button.disabled = false));

// Alone in a window it is an ordinary form; inside a page's dialog it is sent without leaving, once the page listens.
if (window.parent === window) enable();
void channelFromParent().then((channel) => {
  const form = document.querySelector('form');
  if (form === null) {
    channel.send('done');
    return;
  }
  const [complete, fail] = form.querySelectorAll('button');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form, event.submitter);
    const fields = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    form.querySelectorAll('button').forEach((button) => (button.disabled = true));
    fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) }).then(
      () => channel.send('done'),
      () => channel.send('done'),
    );
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && fail !== undefined) form.requestSubmit(fail);
  });
  channel.on('cancel', () => fail !== undefined && form.requestSubmit(fail));
  enable();
  complete?.focus();
});
