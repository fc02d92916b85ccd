import {
  brandOf,
  cvcError,
  digitsOf,
  expiryError,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberError,
  type FieldError,
} from './cardText';

export type FieldName = 'number' | 'expiry' | 'cvc';

const details = {
  number: {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    id: 'cardnumber',
  },
  expiry: { label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY', id: 'exp-date' },
  cvc: { label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', id: 'cvc' },
} as const;

const hints = {
  number: '',
  expiry: ' (month and year, MM / YY)',
  cvc: ' (three digits, four on American Express)',
};

export class CardField {
  readonly name: FieldName;
  readonly element = document.createElement('div');
  readonly input = document.createElement('input');
  readonly #error = document.createElement('p');
  readonly #brand = document.createElement('span');
  #currentBrand = 'unknown';
  #left = false;

  constructor(name: FieldName, changed: () => void) {
    this.name = name;
    const { label, autocomplete, placeholder, id } = details[name];
    const caption = Object.assign(document.createElement('label'), {
      htmlFor: id,
      textContent: label,
      className: 'Label',
    });
    caption.append(
      Object.assign(document.createElement('span'), { className: 'unseen', textContent: hints[name] }),
    );
    Object.assign(this.input, {
      id,
      name: id,
      placeholder,
      className: 'Input Input--empty',
      inputMode: 'numeric',
    });
    this.input.setAttribute('autocomplete', autocomplete);
    this.input.setAttribute('aria-required', 'true');
    Object.assign(this.#error, { id: `${id}-error`, className: 'Error', hidden: true });
    Object.assign(this.#brand, { className: 'brand', ariaHidden: 'true' });
    this.element.className = `field ${name}`;
    const box = Object.assign(document.createElement('div'), { className: 'box' });
    box.append(this.input, ...(name === 'number' ? [this.#brand] : []));
    this.element.append(caption, this.#error, box);

    this.input.addEventListener('input', (event) => {
      this.#format(event instanceof InputEvent && event.inputType.startsWith('delete'));
      changed();
    });
    this.input.addEventListener('blur', () => {
      this.#left = !this.empty;
      this.show();
      changed();
    });
  }

  get empty(): boolean {
    return this.input.value === '';
  }

  get error(): FieldError | null {
    if (this.name === 'number') return numberError(this.input.value);
    if (this.name === 'expiry') return expiryError(this.input.value, new Date());
    return cvcError(this.input.value, this.#currentBrand);
  }

  /** What may be said already: nothing about a field that is still being typed for the first time. */
  get shownError(): FieldError | null {
    const error = this.error;
    if (error === null || (error.code.startsWith('incomplete') && !this.#left)) return null;
    return error;
  }

  /** From now on everything may be said, because the person pressed on. */
  insist(): void {
    this.#left = true;
    this.show();
  }

  setBrand(brand: string): void {
    this.#currentBrand = brand;
    this.#brand.textContent = brand === 'unknown' ? '' : brand;
    if (this.name === 'cvc') this.input.value = formatCvc(this.input.value, brand);
  }

  clear(): void {
    this.input.value = '';
    this.#left = false;
    this.show();
  }

  show(): void {
    const error = this.shownError;
    this.input.classList.toggle('Input--invalid', error !== null);
    this.input.classList.toggle('Input--empty', this.empty);
    this.input.setAttribute('aria-invalid', String(error !== null));
    this.#error.hidden = error === null;
    this.#error.textContent = error?.message ?? '';
    if (error === null) this.input.removeAttribute('aria-describedby');
    else this.input.setAttribute('aria-describedby', this.#error.id);
  }

  #format(deleting: boolean): void {
    const { input } = this;
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const atEnd = input.selectionStart === input.value.length;
    if (this.name === 'number') input.value = formatNumber(input.value);
    else if (this.name === 'expiry') input.value = formatExpiry(input.value, deleting);
    else input.value = formatCvc(input.value, this.#currentBrand);
    if (this.name === 'number') this.setBrand(brandOf(digitsOf(input.value)));
    if (!atEnd) {
      let at = 0;
      for (let seen = 0; at < input.value.length && seen < before; at += 1)
        if (/\d/.test(input.value[at] ?? '')) seen += 1;
      input.setSelectionRange(at, at);
    }
    if (this.error === null) this.#left = false;
    this.show();
  }
}
