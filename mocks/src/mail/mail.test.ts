import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testSettings } from '../testing/settings';
import type { Mail } from './mailbox';
import { startMail, type RunningMail } from './server';

const settings = testSettings();
let mail: RunningMail;
beforeEach(async () => {
  mail = await startMail(testSettings());
});
afterEach(() => mail.close());

async function send(
  to: string,
  subject: string,
  html = '<p>Follow <a href="http://x.example/a">the link</a></p>',
) {
  const transport = createTransport(mail.smtp.address);
  const from = { name: 'Dispatch', address: 'desk@dispatch.example' };
  await transport.sendMail({ from, to, subject, text: 'Follow the link: http://x.example/a', html });
  transport.close();
}

const list = async (query = ''): Promise<Mail[]> =>
  (await (await fetch(`${mail.inbox.address}/api/messages${query}`)).json()) as Mail[];

test('what nodemailer sends is in the inbox, newest first, with its parts', async () => {
  await send('ada@example.com', 'Première');
  await send('bo@example.com', 'Second');
  const [newest, oldest] = await list();
  expect([newest?.subject, oldest?.subject]).toEqual(['Second', 'Première']);
  expect(oldest).toMatchObject({ from: 'Dispatch <desk@dispatch.example>', to: ['ada@example.com'] });
  expect(oldest?.text).toContain('http://x.example/a');
  expect(oldest?.html).toContain('<a href="http://x.example/a">');
  const page = await (await fetch(`${mail.inbox.address}/`)).text();
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('Première'));
});

test('the list can be narrowed to one recipient, in page and JSON', async () => {
  await send('ada@example.com', 'For Ada');
  await send('bo@example.com', 'For Bo');
  expect((await list('?to=ADA@example.com')).map(({ subject }) => subject)).toEqual(['For Ada']);
  const page = await (await fetch(`${mail.inbox.address}/?to=ada%40example.com`)).text();
  expect(page).toContain('For Ada');
  expect(page).not.toContain('For Bo');
});

test('a hostile mail runs nothing in the inbox, and its links open elsewhere', async () => {
  await send(
    'ada@example.com',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script><a href="/x">x</a>',
  );
  const [found] = await list();
  const page = await (await fetch(`${mail.inbox.address}/messages/${found?.id ?? ''}`)).text();
  expect(page).not.toContain('<img');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const part = await fetch(`${mail.inbox.address}/messages/${found?.id ?? ''}/html`);
  expect(part.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(part.headers.get('content-security-policy')).toContain('sandbox allow-popups');
  expect(await part.text()).toMatch(/^<base target="_blank">/);
});

test('emptying the inbox takes everything away; another site cannot do it', async () => {
  await send('ada@example.com', 'Gone soon');
  const foreign = await fetch(`${mail.inbox.address}/empty`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect(await list()).toHaveLength(1);
  await fetch(`${mail.inbox.address}/empty`, { method: 'POST' });
  expect(await list()).toEqual([]);
});

test('mails outlive a restart', async () => {
  const own = await startMail(settings);
  const transport = createTransport(own.smtp.address);
  await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Still here', text: 'x' });
  transport.close();
  await own.close();
  const again = await startMail(settings);
  const found = (await (await fetch(`${again.inbox.address}/api/messages`)).json()) as Mail[];
  await again.close();
  expect(found.map(({ subject }) => subject)).toEqual(['Still here']);
});

test('a port in use is one clear sentence', async () => {
  const taken = { ...testSettings(), smtpPort: mail.smtp.port };
  await expect(startMail(taken)).rejects.toThrow(
    `The mail server cannot listen on port ${mail.smtp.port}: another program is using it.`,
  );
});
