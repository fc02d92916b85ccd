import { join } from 'node:path';
import express, { Router, type Response } from 'express';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { Journal } from '../store/journal';

/** A message as it came for the last time. */
interface Message {
  readonly id: string;
  /** The name in the address that it came to. */
  readonly receiver: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
  readonly count: number;
}

const footer = 'This is the local stand-in for the programs of customers, to which webhooks lead.';

function sendList(response: Response, messages: readonly Message[], isRefusing: boolean): void {
  const body = html`<form method="post" action="/wire/hooks" class="tools">
      <button class="quiet" name="fate" value="${isRefusing ? 'take' : 'refuse'}">
        ${isRefusing ? 'Take what comes again' : 'Refuse what comes'}
      </button>
    </form>
    ${
      messages.length === 0
        ? html`<p>Nothing here yet. Add a webhook that leads to /wire/hooks/ and a name.</p>`
        : messages.map(
            ({ id, receiver, timestamp, signature, body: text, count }) =>
              html`<section>
                <h2>${receiver}</h2>
                <dl class="facts">
                  <dt>webhook-id</dt>
                  <dd>${id}</dd>
                  <dt>webhook-timestamp</dt>
                  <dd>${timestamp}</dd>
                  <dt>webhook-signature</dt>
                  <dd>${signature}</dd>
                  <dt>Came</dt>
                  <dd>${count === 1 ? 'once' : `${count} times`}</dd>
                </dl>
                <pre tabindex="0">${text}</pre>
              </section>`,
          )
    }`;
  const heading = 'Webhooks';
  sendPage(response, { title: heading, slug: 'Wire · Webhooks', heading, body, footer, width: 'list' });
}

/** Takes messages under any name and shows them, the newest first; refuses them all with 503 once it was told to. */
export function hooks(dataDir: string): Router {
  const messages = new Journal(join(dataDir, 'hooks.jsonl')).collection<Message>('messages');
  let isRefusing = false;
  const router = Router();
  router.post('/', express.urlencoded({ extended: false }), (request, response) => {
    isRefusing = (request.body as { fate?: string }).fate === 'refuse';
    response.redirect(303, '/wire/hooks');
  });
  router.post('/:receiver', express.text({ type: () => true, limit: '1mb' }), (request, response) => {
    const { receiver } = request.params;
    const id = request.get('webhook-id') ?? '';
    const [timestamp = '', signature = ''] = ['webhook-timestamp', 'webhook-signature'].map((name) =>
      request.get(name),
    );
    if (!/^[\w-]{1,100}$/.test(id) || signature === '')
      response.status(400).json({ message: 'The headers of a webhook are missing.' });
    else if (isRefusing) response.status(503).json({ message: 'Closed for a moment.' });
    else {
      const count = (messages.get(id)?.count ?? 0) + 1;
      messages.set(id, { id, receiver, timestamp, signature, body: String(request.body), count });
      response.json({ taken: true });
    }
  });
  router.get('/', (_request, response) => sendList(response, messages.all().reverse(), isRefusing));
  return router;
}
