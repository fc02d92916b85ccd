import type { AnswerOption, Chosen, OperationInfo } from './barState';
import { element } from './element';
import type { SeenCall } from './watchFetch';

const usual = 'usual';

const valueOf = ({ status, example }: { status: number; example: string | null }): string =>
  `${status} ${example ?? ''}`;

const nameOf = ({ status, example, summary, code }: AnswerOption): string =>
  [String(status), code, example === null || example === 'default' ? '' : example, `– ${summary}`]
    .filter(Boolean)
    .join(' ');

/** One operation of the screen: how its last call went, and what its next answers are to be. */
export class CallRow {
  readonly root: HTMLLIElement;
  readonly select: HTMLSelectElement;
  readonly #slow: HTMLInputElement;
  readonly #outcome = element('span', { class: 'outcome' });

  constructor(
    readonly operation: OperationInfo,
    onChoose: (chosen: Chosen) => void,
  ) {
    const { id, method, path, answers } = operation;
    this.select = element('select', { id: `answer-${id}` }, element('option', { value: usual }, 'As usual'));
    for (const answer of answers) {
      this.select.append(element('option', { value: valueOf(answer) }, nameOf(answer)));
    }
    this.#slow = element('input', { type: 'checkbox' });
    const choose = () => onChoose(this.#chosen());
    this.select.addEventListener('change', choose);
    this.#slow.addEventListener('change', choose);
    this.root = element(
      'li',
      { class: 'row' },
      element('span', { class: 'call' }, element('b', {}, method), ` ${path}`),
      element('label', { class: 'id', for: this.select.id }, id),
      this.#outcome,
      this.select,
      element('label', { class: 'slow' }, this.#slow, element('span', {}, 'Slow'), hidden(` ${id}`)),
    );
  }

  /** Shows the last call, if there was one, and what is chosen. */
  show(call: { last: SeenCall; times: number } | null, chosen: Chosen | undefined): void {
    this.#outcome.textContent = call === null ? 'not called yet' : outcomeOf(call.last, call.times);
    this.root.toggleAttribute('data-changed', chosen !== undefined);
    this.select.value = chosen?.answer ? valueOf(chosen.answer) : usual;
    this.#slow.checked = chosen?.isSlow === true;
  }

  #chosen(): Chosen {
    const { answers } = this.operation;
    const answer = answers.find((option) => valueOf(option) === this.select.value);
    return {
      answer: answer === undefined ? null : { status: answer.status, example: answer.example },
      isSlow: this.#slow.checked,
    };
  }
}

const hidden = (text: string): HTMLElement => element('span', { class: 'hidden' }, text);

const outcomeOf = ({ status, milliseconds }: SeenCall, times: number): string => {
  const how = status === null ? 'running' : status === 0 ? 'no answer' : `${status} · ${milliseconds} ms`;
  return times > 1 ? `${how} · ${times} times` : how;
};
