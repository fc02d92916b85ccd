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
