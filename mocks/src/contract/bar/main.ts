import { barServer } from './barServer';
import type { BarState, Chosen, OperationInfo } from './barState';
import { Panel } from './panel';
import { ScreenCalls } from './screenCalls';
import { watchFetch } from './watchFetch';

const inputs = ['pointerdown', 'keydown'];
const focusKey = 'mock.bar.focus';

const calls = new ScreenCalls();
let state: BarState = { choices: {}, mails: [] };
let panel: Panel | null = null;
let isWaiting = false;
let lastInput = '';
let reloading: number | undefined;

/** Draws once a frame, however many calls come and go. */
const draw = (): void => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    calls.leaveScreen();
    panel?.show(calls.called(), state);
  });
};

const take = (next: BarState): void => {
  state = next;
  draw();
};

const complain = (error: unknown): void => {
  panel?.say(error instanceof Error ? error.message : String(error));
};

/** Reloads the data; with the keyboard a little later, because each arrow key chooses on its way to another. */
const reloadSoon = (id: string): void => {
  clearTimeout(reloading);
  reloading = window.setTimeout(
    () => {
      sessionStorage.setItem(focusKey, id);
      location.reload();
    },
    lastInput === 'keydown' ? 700 : 0,
  );
};

const choose = async ({ id, method }: OperationInfo, chosen: Chosen): Promise<void> => {
  take(await barServer.choose(id, chosen));
  const isData = method === 'GET' && calls.called().some(({ operation }) => operation.id === id);
  if (isData) {
    reloadSoon(id);
  }
  const { answer, delay } = chosen;
  const what =
    answer === null
      ? 'as usual'
      : answer.status === 0
        ? 'none (offline)'
        : `${answer.status} ${answer.example ?? ''}`.trim();
  panel?.say(`The next answers of ${id}: ${what}${delay > 0 ? `, after ${delay} ms` : ''}.`);
};

const startAfresh = async (): Promise<void> => {
  await barServer.startAfresh();
  // Copies that the application keeps of what does not exist any more.
  localStorage.clear();
  location.assign('/');
};

/** The application takes the focus to its heading when it starts; until the next key or click it comes back. */
const keepFocus = (bar: Panel, id: string): void => {
  const comeBack = ({ target }: FocusEvent): void => {
    if (target !== bar.host) bar.focus(id);
  };
  const attention = new AbortController();
  document.addEventListener('focusin', comeBack, { signal: attention.signal });
  for (const kind of inputs)
    window.addEventListener(kind, () => attention.abort(), { capture: true, once: true });
  bar.focus(id);
};

const start = async (): Promise<void> => {
  panel = new Panel({
    choose: (operation, chosen) => void choose(operation, chosen).catch(complain),
    reload: () => location.reload(),
    reset: () =>
      void barServer
        .reset()
        .then(() => location.reload())
        .catch(complain),
    startAfresh: () => void startAfresh().catch(complain),
  });
  document.body.append(panel.host);
  const [operations, first] = await Promise.all([barServer.operations(), barServer.state()]);
  calls.know(operations);
  panel.know(operations);
  state = first;
  panel.show(calls.called(), state);
  const focused = sessionStorage.getItem(focusKey);
  sessionStorage.removeItem(focusKey);
  if (focused !== null) keepFocus(panel, focused);
};

watchFetch((call) => {
  calls.note(call);
  draw();
  // A call may have sent a mail.
  if (call.method !== 'GET' && call.status !== null && panel !== null) {
    void barServer.state().then(take).catch(complain);
  }
});
for (const kind of [...inputs, 'popstate']) {
  window.addEventListener(
    kind,
    () => {
      lastInput = kind;
      calls.noteInput();
    },
    { capture: true },
  );
}
document.addEventListener('DOMContentLoaded', () => void start().catch(complain));
