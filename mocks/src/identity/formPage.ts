import type { Response } from 'express';
import { html, type Html } from '../http/html';
import { sendPage } from '../http/page';
import { footer } from './providerPages';

/** What is wrong with a field, by the id of its control. */
export interface FormError<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
}

interface FormPage {
  /** The line above the heading. */
  readonly slug?: string;
  readonly heading: string;
  readonly body: Html;
  readonly error: FormError | null;
  /** The status of a page with an error. */
  readonly status?: number;
  readonly policy?: Readonly<Record<string, string>>;
}

/** Sends a page with a form; above it, what is wrong and the way to the field. */
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
