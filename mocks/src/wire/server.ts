import { join } from 'node:path';
import express, { Router, type Response } from 'express';
import { type HoldOutcome, type HoldPoint, Holds } from '../http/holds';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { Journal } from '../store/journal';
import { headlineOf, isSigned, type Story, take } from './stories';

const footer = 'This is the local stand-in for the downstream system of a development installation.';
const path = '/stories';

/** What can become of the next story, by the value of its button. */
const fates: Readonly<Record<string, { label: string; when: HoldPoint; outcome: HoldOutcome }>> = {
  refuse: { label: 'Refuse the next story', when: 'before', outcome: 'fail' },
  lose: { label: 'Take the next story and lose the answer', when: 'after', outcome: 'lose' },
  delay: { label: 'Keep the next story waiting', when: 'before', outcome: 'wait' },
};

const timeText = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

function sendList(response: Response, stories: readonly Story[], armed: number): void {
  const count = stories.length === 1 ? '1 story' : `${stories.length} stories`;
  const body = html`<form method="post" action="/wire/next" class="tools">
      ${Object.entries(fates).map(
        ([name, { label }]) => html`<button class="quiet" name="fate" value="${name}">${label}</button>`,
      )}
      ${armed > 0 && html`<button class="quiet" name="fate" value="none">Take all stories again</button>`}
    </form>
    ${armed > 0 && html`<p>Of the stories to come, ${armed} will not be taken at once.</p>`}
    ${
      stories.length === 0
        ? html`<p>Nothing here yet.</p>`
        : html`<ul class="ruled">
            ${stories.map(
              (story) =>
                html`<li>
                  <div class="what">
                    <p class="slug">
                      ${story.receiver ?? 'Downstream system'} · ${story.receipt.StoryNumber} · EraId
                      ${story.receipt.EraId}
                    </p>
                    <a href="/wire/stories/${story.deliveryId}">${headlineOf(story) || '(no headline)'}</a>
                  </div>
                  <div class="side">
                    <time datetime="${story.receipt.StoryDate}">${timeText(story.receipt.StoryDate)}</time>
                    ${story.times.length > 1 && html`<br />came ${story.times.length} times`}
                  </div>
                </li>`,
            )}
          </ul>`
    }`;
  const heading = 'Stories on the wire';
  sendPage(response, {
    title: `Wire: ${count}`,
    slug: `Wire · ${count}`,
    heading,
    body,
    footer,
    width: 'list',
  });
}

function sendStory(response: Response, story: Story): void {
  const { deliveryId, type, body: text, times, receipt } = story;
  const heading = headlineOf(story) || '(no headline)';
  const body = html`<p><a href="/wire">Back to the stories</a></p>
    <dl class="facts">
      <dt>Delivery</dt>
      <dd>${deliveryId}</dd>
      <dt>Story number</dt>
      <dd>${receipt.StoryNumber}</dd>
      <dt>EraId</dt>
      <dd>${receipt.EraId}</dd>
      <dt>Came</dt>
      <dd>${times.map(timeText).join('; ')}</dd>
      <dt>Format</dt>
      <dd>${type}</dd>
    </dl>
    <pre tabindex="0">${text}</pre>`;
  sendPage(response, { title: heading, slug: 'Wire · Story', heading, body, footer, width: 'list' });
}

/** Takes stories that are signed with the secret, each once; can refuse, lose or delay the next; shows them on pages. */
export function wire(dataDir: string, secret: string): { router: Router; stop: () => void } {
  const stories = new Journal(join(dataDir, 'wire.jsonl')).collection<Story>('stories');
  const holds = new Holds();
  const router = Router();

  const paths = [path, '/receivers/:receiver'];
  router.post(paths, express.raw({ type: () => true, limit: '2mb' }), async (request, response) => {
    const { receiver } = request.params as { receiver?: string };
    const deliveryId = request.get('idempotency-key') ?? '';
    const type = request.get('content-type') ?? '';
    const body = request.body as Buffer;
    const isStopped = async (when: HoldPoint): Promise<boolean> => {
      const outcome = receiver === undefined ? await holds.pass(path, when) : 'on';
      if (outcome === 'lose') response.destroy();
      if (outcome === 'fail') response.status(503).json({ message: 'The wire is closed for a moment.' });
      return outcome !== 'on';
    };
    if (!isSigned(body, request.get('x-hub-signature-256'), secret))
      response.status(401).json({ message: 'The signature is not right.' });
    else if (!/^[\w-]{1,100}$/.test(deliveryId))
      response.status(400).json({ message: 'Idempotency-Key is missing.' });
    else if (!(await isStopped('before'))) {
      const receipt = take(stories, { deliveryId, receiver, type, body: body.toString() });
      if (!(await isStopped('after'))) response.json(receipt);
    }
  });
  router.post('/next', express.urlencoded({ extended: false }), (request, response) => {
    const { fate: name = '' } = request.body as { fate?: string };
    const fate = fates[name];
    if (fate === undefined) holds.release(false);
    else holds.arm(path, fate.when, fate.outcome);
    response.redirect(303, '/wire');
  });
  router.get('/', (_request, response) => {
    sendList(response, stories.all().reverse(), holds.list().length);
  });
  router.get('/stories/:deliveryId', (request, response, next) => {
    const story = stories.get(request.params.deliveryId);
    if (story === undefined) next();
    else sendStory(response, story);
  });
  return { router, stop: () => holds.release(true) };
}
