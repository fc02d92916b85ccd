import { type AnswerOption, type Chosen, delays, type OperationInfo } from './barState';
import { element } from './element';
import type { SeenCall } from './watchFetch';

const usual = 'usual';
const offline: AnswerOption = { status: 0, example: null, summary: 'No answer (offline)', code: '' };

const valueOf = ({ status, example }: { status: number; example: string | null }): string =>
  `${status} ${example ?? ''}`;

const nameOf = ({ status, example, summary, code }: AnswerOption): string =>
  status === 0
    ? summary
    : [String(status), code, example === null || example === 'default' ? '' : example, `– ${summary}`]
        .filter(Boolean)
        .join(' ');

export class CallRow {
  readonly root: HTMLLIElement;
  readonly select: HTMLSelectElement;
  readonly #delay: HTMLSelectElement;
  readonly #outcome = element('span', { class: 'outcome' });

  constructor(
    readonly operation: OperationInfo,
    onChoose: (chosen: Chosen) => void,
  ) {
    const { id, method, path, answers } = operation;
    this.select = element('select', { id: `answer-${id}` }, element('option', { value: usual }, 'As usual'));
    for (const answer of [...answers, offline]) {
      this.select.append(element('option', { value: valueOf(answer) }, nameOf(answer)));
    }
    this.#delay = element(
      'select',
      {},
      ...delays.map((delay) =>
        element('option', { value: String(delay) }, delay === 0 ? 'No delay' : `${delay / 1000} s`),
      ),
    );
    const choose = () => onChoose(this.#chosen());
    this.select.addEventListener('change', choose);
    this.#delay.addEventListener('change', choose);
    this.root = element(
      'li',
      { class: 'row' },
      element('span', { class: 'call' }, element('b', {}, method), ` ${path}`),
      element('label', { class: 'id', for: this.select.id }, id),
      this.#outcome,
      this.select,
      element('label', { class: 'delay' }, hidden(`Delay of ${id}`), this.#delay),
    );
  }

  show(call: { last: SeenCall; times: number } | null, chosen: Chosen | undefined): void {
    this.#outcome.textContent = call === null ? 'not called yet' : outcomeOf(call.last, call.times);
    this.root.toggleAttribute('data-changed', chosen !== undefined);
    this.select.value = chosen?.answer ? valueOf(chosen.answer) : usual;
    this.#delay.value = String(chosen?.delay ?? 0);
  }

  #chosen(): Chosen {
    const { answers } = this.operation;
    const answer = [...answers, offline].find((option) => valueOf(option) === this.select.value);
    return {
      answer: answer === undefined ? null : { status: answer.status, example: answer.example },
      delay: Number(this.#delay.value),
    };
  }
}

const hidden = (text: string): HTMLElement => element('span', { class: 'hidden' }, text);

const outcomeOf = ({ status, milliseconds }: SeenCall, times: number): string => {
  const how = status === null ? 'running' : status === 0 ? 'no answer' : `${status} · ${milliseconds} ms`;
  return times > 1 ? `${how} · ${times} times` : how;
};
