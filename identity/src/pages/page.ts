import { type Html, html } from '@dispatch/api/html';
import type { Response } from 'express';

export type Page = {
  readonly siteName: string;
  /** Where the name of the site leads. */
  readonly publicUrl: string;
  readonly heading: string;
  /** What stands above the heading. */
  readonly slug?: string;
  readonly body: Html;
  readonly error?: FormError | null;
  /** A script of this service: passkeys need one. */
  readonly script?: string;
};

/** What is wrong with which field of a form. */
export type FormError<Field extends string = string> = { readonly field: Field; readonly text: string };

type Policy = Readonly<Record<string, string>>;

/** The headers that every page has; `more` replaces a directive. */
export const contentPolicy = (more: Policy = {}): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...more,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const summary = ({ field, text }: FormError): Html =>
  html`<div class="problem" role="alert" tabindex="-1" autofocus data-focus-shown>
    <h2>There is a problem</h2>
    <p><a href="#${field}">${text}</a></p>
  </div>`;

export const renderPage = ({
  siteName,
  publicUrl,
  heading,
  slug = 'Sign-in',
  body,
  error = null,
  script,
}: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${error === null ? '' : 'Error: '}${heading} · ${siteName}</title>
        <link rel="stylesheet" href="/look/identity.css" />
        <link rel="icon" href="data:," />
        ${script === undefined ? null : html`<script src="/look/${script}" type="module"></script>`}
      </head>
      <body>
        <header class="bar"><a class="wordmark" href="${publicUrl}/">${siteName}</a></header>
        <main>
          <p class="slug">${slug}</p>
          <h1>${heading}</h1>
          <div class="oxford" aria-hidden="true"></div>
          ${error === null ? null : summary(error)} ${body}
        </main>
        <footer>
          <p>This page is for signing in to ${siteName}. Nobody but you needs your password.</p>
        </footer>
      </body>
    </html>`.text;

/** Sends a page with the headers that every page has. Answers the response, as Express's own ways to end one do. */
export const sendPage = (
  response: Response,
  page: Page,
  { status = 200, policy = {} }: { status?: number; policy?: Policy } = {},
): Response =>
  response
    .status(status)
    .set('Content-Security-Policy', contentPolicy(policy))
    .set('Referrer-Policy', 'no-referrer')
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(renderPage(page));

type FieldHow = {
  /** Attributes beside id, name and required. */
  attributes: Html;
  error?: FormError | null | undefined;
  /** The id of what else explains it. */
  described?: string;
};

/** A field that has to be filled in, with its own error above it. */
export const formField = (
  name: string,
  label: string,
  { attributes, error = null, described }: FieldHow,
): Html => {
  const own = error?.field === name ? error.text : null;
  const by = [own === null ? [] : `${name}-error`, described ?? []].flat().join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${own === null ? null : html`<p class="error" id="${name}-error">${own}</p>`}
    <input
      id="${name}"
      name="${name}"
      required
      ${attributes}
      ${own === null ? null : html`aria-invalid="true"`}
      ${by === '' ? null : html`aria-describedby="${by}"`}
    />
  </div>`;
};

/** Says that something was done, where it was asked for. */
export const doneLine = (done: string | undefined): Html | null =>
  done === undefined ? null : html`<p class="done" role="status">${done}</p>`;

/** A text of a form; empty where it is none, or longer than anything that is asked for here. */
export const textOf = (body: unknown, name: string, most = 1000): string => {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' && value.length <= most ? value : '';
};
