import type { Response } from 'express';
import { html, type Html } from '../http/html';
import { sendPage } from '../http/page';
import { footer } from './providerPages';

export interface FormError<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
}

interface FormPage {
  readonly slug?: string;
  readonly heading: string;
  readonly body: Html;
  readonly error: FormError | null;
  readonly status?: number;
  readonly policy?: Readonly<Record<string, string>>;
}

/** A field that has to be filled in, with its own error above it; `described` is the id of what else explains it. */
export const formField = (
  name: string,
  label: string,
  attributes: Html,
  error: FormError | null = null,
  described: string | null = null,
): Html => {
  const own = error?.field === name ? error.text : null;
  const describedBy = [own === null ? null : `${name}-error`, described].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${own !== null && html`<p class="error" id="${name}-error">${own}</p>`}
    <input
      id="${name}"
      name="${name}"
      required
      ${attributes}
      ${own !== null && html`aria-invalid="true"`}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
    />
  </div>`;
};

export function sendForm(response: Response, page: FormPage): void {
  const { slug = 'Identity provider', heading, error, status = 400, policy = {} } = page;
  const body = html`${
    error &&
    html`<div class="problem" role="alert" tabindex="-1" autofocus>
      <h2>There is a problem</h2>
      <p><a href="#${error.field}">${error.text}</a></p>
    </div>`
  }${page.body}`;
  sendPage(
    response,
    { title: error === null ? heading : `Error: ${heading}`, slug, heading, body, footer, width: 'form' },
    { status: error === null ? 200 : status, policy },
  );
}
