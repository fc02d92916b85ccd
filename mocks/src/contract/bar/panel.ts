import styles from './panel.css';
import type { BarState, Chosen, OperationInfo } from './barState';
import { CallRow } from './callRow';
import { button, element } from './element';
import type { CalledOperation } from './screenCalls';

export interface PanelActions {
  choose: (operation: OperationInfo, chosen: Chosen) => void;
  reload: () => void;
  reset: () => void;
  startAfresh: () => void;
}

const openKey = 'mock.bar.open';

export class Panel {
  readonly host = element('aside', { id: 'mock-bar', 'aria-label': 'Mock server' });
  readonly #root: ShadowRoot;
  readonly #room = element('style');
  readonly #toggle: HTMLButtonElement;
  readonly #body = element('div', { class: 'body', id: 'body' });
  readonly #rows = element('ul', { class: 'rows', 'aria-label': 'Calls of this screen' });
  readonly #mails = element('ul', { class: 'mails', 'aria-label': 'Mail that would have been sent' });
  readonly #said = element('p', { class: 'said', role: 'status' });
  readonly #more: HTMLSelectElement;
  readonly #known = new Map<string, CallRow>();
  readonly #asked = new Set<string>();
  #isOpen = false;
  #operations: readonly OperationInfo[] = [];

  constructor(private readonly actions: PanelActions) {
    this.#root = this.host.attachShadow({ mode: 'open' });
    this.#toggle = button('Mock', () => this.#open(!this.#isOpen));
    this.#toggle.setAttribute('aria-controls', 'body');
    this.#toggle.className = 'toggle';
    this.#more = element('select', { id: 'more' }, element('option', { value: '' }, 'Choose a call'));
    this.#more.addEventListener('change', () => this.#addRow());
    const tools = element(
      'div',
      { class: 'tools' },
      element('label', { for: 'more' }, 'Another call'),
      this.#more,
      button('Reload', actions.reload),
      button('Reset answers', actions.reset),
      button('Start data afresh', actions.startAfresh),
    );
    this.#body.append(this.#rows, tools, this.#said, this.#mails);
    this.#root.append(
      element('style', {}, styles),
      element('div', { class: 'bar' }, this.#toggle, this.#body),
    );
    document.head.append(this.#room);
    this.#open(sessionStorage.getItem(openKey) === 'true');
    new ResizeObserver(() => this.#makeRoom()).observe(this.host);
  }

  know(operations: readonly OperationInfo[]): void {
    this.#operations = operations;
    const ids = operations.map(({ id }) => id).sort((one, other) => one.localeCompare(other));
    this.#more.append(...ids.map((id) => element('option', { value: id }, id)));
  }

  show(called: readonly CalledOperation[], state: BarState): void {
    const ids = called.map(({ operation }) => operation.id);
    const others = this.#operations.filter(
      ({ id }) => !ids.includes(id) && (id in state.choices || this.#asked.has(id)),
    );
    const rows = [...called.map(({ operation }) => operation), ...others].map((operation) => {
      const row = this.#row(operation);
      row.show(called.find((call) => call.operation === operation) ?? null, state.choices[operation.id]);
      return row.root;
    });
    const focused = this.#root.activeElement;
    for (const left of [...this.#rows.children]) if (!rows.includes(left as HTMLLIElement)) left.remove();
    rows.forEach((row, place) => {
      if (this.#rows.children[place] !== row)
        this.#rows.insertBefore(row, this.#rows.children[place] ?? null);
    });
    // What is moved loses the focus.
    if (focused instanceof HTMLElement && this.#root.activeElement !== focused) focused.focus();
    this.#showMails(state);
    const changed = Object.keys(state.choices).length;
    this.#toggle.textContent = `Mock · ${called.length} ${called.length === 1 ? 'call' : 'calls'}${
      changed === 0 ? '' : ` · ${changed} changed`
    }`;
    this.#toggle.toggleAttribute('data-changed', changed > 0);
  }

  say(text: string): void {
    this.#said.textContent = text;
  }

  focus(id: string): void {
    this.#known.get(id)?.select.focus();
  }

  #row(operation: OperationInfo): CallRow {
    const known = this.#known.get(operation.id);
    if (known !== undefined) return known;
    const row = new CallRow(operation, (chosen) => this.actions.choose(operation, chosen));
    this.#known.set(operation.id, row);
    return row;
  }

  #addRow(): void {
    const operation = this.#operations.find(({ id }) => id === this.#more.value);
    this.#more.value = '';
    if (operation === undefined) return;
    this.#asked.add(operation.id);
    const row = this.#row(operation);
    if (!row.root.isConnected) {
      row.show(null, undefined);
      this.#rows.append(row.root);
    }
    row.select.focus();
  }

  #showMails({ mails }: BarState): void {
    this.#mails.hidden = mails.length === 0;
    this.#mails.replaceChildren(
      ...mails.slice(0, 5).map(({ to, subject, path }) => {
        const what = path === null ? subject : element('a', { href: path, target: '_blank' }, subject);
        return element('li', {}, 'Mail to ', to, ': ', what);
      }),
    );
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#body.hidden = !isOpen;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
    sessionStorage.setItem(openKey, String(isOpen));
    this.#makeRoom();
  }

  /** The end of the page can be scrolled above the bar, and so can what has the focus; a short page is not scrolled. */
  #makeRoom(): void {
    const height = `${Math.ceil(this.host.getBoundingClientRect().height)}px`;
    this.#room.textContent = `
      :root { scroll-padding-block-end: ${height}; }
      body { padding-block-end: ${height}; }
      #root > :first-child { min-height: calc(100dvh - ${height}); }`;
  }
}
