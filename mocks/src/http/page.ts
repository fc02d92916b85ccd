import type { Response } from 'express';
import { html, type Html } from './html';

export interface Page {
  readonly title: string;
  readonly slug: string;
  readonly heading: string;
  readonly body: Html;
  readonly footer: string;
  /** 'form' is one narrow column; 'list' uses the width. */
  readonly width: 'form' | 'list';
  readonly script?: string;
}

/** Headers of every page of a stand-in; `more` adds sources, or replaces a directive. */
export function contentPolicy(more: Readonly<Record<string, string>> = {}): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...more,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

export function sendPage(
  response: Response,
  page: Page,
  options: { status?: number; policy?: Readonly<Record<string, string>> } = {},
): void {
  const policy: Record<string, string> =
    page.script === undefined ? {} : { 'script-src': "'self'", 'connect-src': "'self'" };
  response
    .status(options.status ?? 200)
    .set('Content-Security-Policy', contentPolicy({ ...policy, ...options.policy }))
    .set('Referrer-Policy', 'no-referrer')
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(renderPage(page));
}

function renderPage(page: Page): string {
  return layout(page).text;
}

function layout(page: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="/look/standins.css" />
        <link rel="icon" href="data:," />
        ${page.script !== undefined && html`<script src="${page.script}" type="module"></script>`}
      </head>
      <body>
        <header class="bar">
          <span class="wordmark">Dispatch<span class="mark" aria-hidden="true"></span></span>
        </header>
        <main class="page ${page.width}">
          <p class="slug">${page.slug}</p>
          <h1>${page.heading}</h1>
          <div class="oxford" aria-hidden="true"></div>
          ${page.body}
        </main>
        <footer class="foot">${page.footer}</footer>
      </body>
    </html>`;
}
