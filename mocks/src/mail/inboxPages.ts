import { Router, type Response } from 'express';
import { html } from '../http/html';
import { contentPolicy, sendPage } from '../http/page';
import type { Mail, Mailbox, MailSummary } from './mailbox';

const footer =
  'This is the local inbox of a development installation: every mail that Dispatch sends ends up here.';

const timeText = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

function line(mail: MailSummary, to: string) {
  const suffix = to === '' ? '' : `?to=${encodeURIComponent(to)}`;
  return html`<li>
    <div class="what">
      <p class="slug">From ${mail.from}</p>
      <a href="/messages/${mail.id}${suffix}">${mail.subject === '' ? '(no subject)' : mail.subject}</a>
    </div>
    <div class="side">
      To ${mail.to.join(', ')}<br />
      <time datetime="${mail.time}">${timeText(mail.time)}</time>
    </div>
  </li>`;
}

function sendList(response: Response, mails: readonly MailSummary[], to: string): void {
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  const body = html`<div class="tools">
      <form class="grow" method="get" action="/">
        <div>
          <label for="to">Sent to</label>
          <input id="to" name="to" type="search" value="${to}" autocomplete="off" />
        </div>
        <button type="submit" class="quiet">Filter</button>
      </form>
      <form method="post" action="/empty"><button type="submit" class="quiet">Empty the inbox</button></form>
    </div>
    <div class="news" role="status" id="news" data-newest="${mails[0]?.id ?? ''}" data-to="${to}"></div>
    ${to !== '' && html`<p>Only mails to an address with “${to}”. <a href="/">Show all</a></p>`}
    ${
      mails.length === 0
        ? html`<p>Nothing here yet.</p>`
        : html`<ul class="ruled">
            ${mails.map((mail) => line(mail, to))}
          </ul>`
    }
    <p><a href="/${to === '' ? '' : `?to=${encodeURIComponent(to)}`}">Look for new mail</a></p>`;
  sendPage(response, {
    title: `Inbox: ${count}`,
    slug: `Local mail · ${count}`,
    heading: 'Inbox',
    body,
    footer,
    width: 'list',
    script: '/inbox.js',
  });
}

function sendMail(response: Response, mail: Mail, to: string): void {
  const body = html`<p>
      <a href="/${to === '' ? '' : `?to=${encodeURIComponent(to)}`}">Back to the inbox</a>
    </p>
    <dl class="facts">
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Arrived</dt>
      <dd><time datetime="${mail.time}">${timeText(mail.time)}</time></dd>
      ${mail.attachments.map(
        (part) =>
          html`<dt>Attached</dt>
            <dd>${part.name} (${part.type}, ${part.bytes} bytes)</dd>`,
      )}
    </dl>
    ${
      mail.html !== '' &&
      html`<iframe
        class="letter"
        title="The mail as its reader sees it"
        src="/messages/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`
    }
    <details ${mail.html === '' && html`open`}>
      <summary>Text part</summary>
      <pre tabindex="0">${mail.text === '' ? '(none)' : mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre tabindex="0">${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
    </details>`;
  const heading = mail.subject === '' ? '(no subject)' : mail.subject;
  sendPage(
    response,
    { title: heading, slug: 'Local mail · Message', heading, body, footer, width: 'list' },
    { policy: { 'frame-src': "'self'" } },
  );
}

const newsScript = `
const news = document.getElementById('news');
const { newest, to } = news.dataset;
const look = async () => {
  const answer = await fetch('/api/messages?limit=1&to=' + encodeURIComponent(to)).catch(() => null);
  const mails = answer !== null && answer.ok ? await answer.json() : [];
  if (mails.length > 0 && mails[0].id !== newest && news.childElementCount === 0) {
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = 'Show it';
    news.append('New mail has arrived. ', link);
  }
};
setInterval(() => { if (!document.hidden) void look(); }, 3000);
document.addEventListener('visibilitychange', () => { if (!document.hidden) void look(); });
`;

export function inboxPages(mailbox: Mailbox): Router {
  const router = Router();
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

  router.get('/', (request, response) => {
    const to = textOf(request.query['to']);
    sendList(response, mailbox.list(to), to);
  });
  router.get('/inbox.js', (_request, response) => {
    response.type('text/javascript').send(newsScript);
  });
  router.post('/empty', (_request, response) => {
    mailbox.empty();
    response.redirect(303, '/');
  });

  router.get('/messages/:id', async (request, response, next) => {
    const mail = await mailbox.read(request.params.id);
    if (mail === undefined) next();
    else sendMail(response, mail, textOf(request.query['to']));
  });
  router.get('/messages/:id/html', async (request, response, next) => {
    const mail = await mailbox.read(request.params.id);
    if (mail === undefined) {
      next();
      return;
    }
    const policy = {
      'style-src': "'unsafe-inline'",
      'img-src': 'data: https: http:',
      'frame-ancestors': "'self'",
      'form-action': "'none'",
      'base-uri': "'self'",
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    };
    response.set('Content-Security-Policy', contentPolicy(policy));
    response.type('html').send(`<base target="_blank">${mail.html}`);
  });

  router.get('/api/messages', async (request, response) => {
    const limit = Number(textOf(request.query['limit']) || '200');
    const found = mailbox.list(textOf(request.query['to'])).slice(0, Number.isFinite(limit) ? limit : 200);
    response.json(await Promise.all(found.map((mail) => mailbox.read(mail.id))));
  });
  router.get('/api/messages/:id', async (request, response, next) => {
    const mail = await mailbox.read(request.params.id);
    if (mail === undefined) next();
    else response.json(mail);
  });
  router.delete('/api/messages', (_request, response) => {
    mailbox.empty();
    response.status(204).end();
  });
  return router;
}
