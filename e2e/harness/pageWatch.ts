import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Frames without scripts, in which Playwright itself looks for a way to run one: mails and receipts. */
const sandboxed = /^Blocked script execution in '(about:srcdoc|.*\/messages\/.*\/html)'/;

const here = new Set(['localhost', '127.0.0.1']);

export class PageWatch {
  readonly #errors: string[] = [];
  readonly #allowed: RegExp[] = [];

  observe(context: BrowserContext): void {
    context.on('request', (request) => this.#request(request));
    context.on('response', (response) => {
      if (response.status() >= 500) this.#add(`${response.status()} from ${response.url()}`);
    });
    context.on('console', (message) => this.#console(message));
    context.on('weberror', (error) => this.#add(`exception: ${error.error().message}`));
  }

  allow(...texts: RegExp[]): void {
    this.#allowed.push(...texts);
  }

  /** Says that the test provokes refusals with these statuses, which Chromium writes to its console. */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses) this.allow(new RegExp(`^console: Failed to load resource.* ${status} `));
  }

  errors(): string[] {
    return this.#errors.filter((error) => !this.#allowed.some((text) => text.test(error)));
  }

  #add(error: string): void {
    this.#errors.push(error);
  }

  #request(request: Request): void {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !here.has(hostname)) this.#add(`left this machine: ${request.url()}`);
  }

  #console(message: ConsoleMessage): void {
    // Errors of scripts, of loading, and everything that the content security policy refuses.
    if (message.type() === 'error' && !sandboxed.test(message.text()))
      this.#add(`console: ${message.text()} (${message.location().url})`);
  }
}
