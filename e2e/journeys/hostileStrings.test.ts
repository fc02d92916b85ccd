import { checkRules, type Client } from '@dispatch/contract';
import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import type { Database } from '../harness/database';
import { freshCustomer } from '../harness/freshCustomer';
import { hostileStrings } from '../harness/hostileStrings';
import { connectX, picture } from '../harness/media';
import { demo } from '../harness/people';
import type { Place } from '../harness/place';
import { readyRelease } from '../harness/readyRelease';
import { samples } from '../harness/samples';
import { expect, test } from '../harness/test';
import { chooseAction } from '../harness/onScreen';

// What keeps a text from running is that it is written as text: the policy of the pages would hide that it is not.
test.use({ bypassCSP: true });

const texts = {
  headline: 170,
  summary: 1000,
  city_state: 250,
  pullout_quote: 300,
  twitter_message: 280,
  primary_contact_name: 100,
  primary_contact_company: 100,
  primary_contact_website: 100,
  secondary_contact_name: 100,
} as const;
const columns = [...Object.keys(texts), 'body', 'news_image', 'attachments'].join(', ');

/** As a reader sees it: in one line, without what has no form. */
const plain = (text: string): string => text.replace(/[\p{C}\s\u2028]+/gu, '').toLowerCase();

/** Makes every try to run something an uncaught error, which the watch sees. */
async function trap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(window, name, {
        value: () => {
          throw new Error(`A text ran ${name}.`);
        },
      });
  });
}

/** Nothing that could run at a press, or that only a text can have brought. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(
        'script:not([src], [type$="json"]), object, embed, base, math, xmp, form[action^="j" i]',
      )
        ? [element.outerHTML.slice(0, 200)]
        : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (/^(?:href|src|action|formaction|xlink:href|data|srcdoc)$/.test(name) &&
              /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\s\p{Cc}]/gu, ''))),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value.slice(0, 200)}`),
    ]),
  );
  expect.soft(found, page.url()).toEqual([]);
}

/** A heading stands before what the page reads by itself has come in, so the texts are waited for. */
async function expectRead(page: Page, strings: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await page.evaluate(() =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll('input, textarea')].map(
            (field) => (field as HTMLInputElement).value,
          ),
        ].join(' '),
      );
      const text = plain(shown);
      return strings.filter((string) => !text.includes(plain(string)));
    })
    .toEqual([]);
  await expectHarmless(page);
}

/** Strings in turn, each cut to what a field may hold. */
function supply(strings: readonly string[]) {
  let next = 0;
  return (most: number): string => {
    const text = strings[next % strings.length] ?? '';
    next += 1;
    return text.slice(0, most);
  };
}

type Take = ReturnType<typeof supply>;

/** So that no string swallows the next. */
const closers = '--></style></textarea></noscript></title></xmp></script></svg></math></select>';

/** What the server keeps of them as bodies. */
async function bodyOf(client: Client, id: number, strings: readonly string[]): Promise<string> {
  const bodies: string[] = [];
  let { distributionVersion } = (await client.call('getRelease', { path: { id } })).data;
  for (let from = 0; from < strings.length; from += 8) {
    const body = strings
      .slice(from, from + 8)
      .map((string) => `<p>${string}${closers}</p>`)
      .join('');
    const draft = {
      distributionId: id,
      distributionVersion,
      package: '360',
      isAutomatic: true,
      body,
    } as const;
    const { data } = await client.call('saveDraft', { body: draft });
    ({ distributionVersion } = data);
    bodies.push(data.body);
  }
  return bodies.join('').slice(0, 100_000);
}

/** Past the rules of the forms, which refuse most of it. */
async function fill(database: Database, id: number, take: Take, body: string, uploadKey: string) {
  const file = (name: string) => ({
    uploadKey,
    assetId: 1,
    fileSize: 100,
    filePath: `/file/${uploadKey}`,
    base64Preview: null,
    fileName: `${take(240)}${name}.png`,
    caption: take(200),
    altText: take(200),
  });
  const written = Object.fromEntries(
    Object.entries(texts).map(([column, most]) => [column, take(most)]),
  ) as Record<keyof typeof texts, string>;
  const files = Array.from({ length: 20 }, (_, index) => file(String(index)));
  const content = { ...written, body, news_image: file('image'), attachments: files };
  await database.rows(
    `update releases r set (${columns}) = (select ${columns} from jsonb_populate_record(r, $2::jsonb)),
       package = '360', x_post_handle = 'HarborBots', has_secondary_contact = true where distribution_id = $1`,
    id,
    JSON.stringify(content),
  );
  await database.rows(
    `insert into release_versions select distribution_id, number + 1, 'correction', false, now(), now(), saved_by, null,
       content || $2::jsonb from release_versions where distribution_id = $1 order by number desc limit 1`,
    id,
    JSON.stringify({ ...content, package: '360' }),
  );
  return content;
}

async function upload(place: Place, token: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('myFile', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name);
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
  const answer = await fetch(`${place.product}/api/file`, { method: 'POST', body, headers });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { UploadKey: string }).UploadKey;
}

/** More than one release has room for. */
const perRound = 90;

const sample = hostileStrings.filter((_, index) => index % Math.ceil(hostileStrings.length / perRound) === 0);

for (const [title, strings] of [
  ['strings that would run are shown as text, wherever somebody reads them', sample],
  ['all strings that would run are shown as text, wherever somebody reads them @full', hostileStrings],
] as const)
  test(title, async ({ page, place, database, inbox, clientOf, tokenOf, anotherBrowser }) => {
    const person = await freshCustomer(page, place);
    const [client, editor] = [await clientOf(person), await clientOf(demo('editor'))];
    const id = await readyRelease(client, person.email);
    const path = { id };
    const uploadKey = await upload(place, await tokenOf(person), `${strings[0] ?? ''}.png`);
    const body = await bodyOf(client, id, strings);
    await database.rows(
      "insert into file_uses select file_id, 'release', $2 from files where upload_key = $1",
      uploadKey,
      id,
    );
    const [desk, reader] = [await anotherBrowser(), await anotherBrowser()];
    await beginSession(desk, place, demo('editor'));
    for (const one of [page, desk, reader]) await trap(one);
    const open = async (one: Page, address: string, heading: string | RegExp): Promise<void> => {
      await one.goto(address);
      await expect(one.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
    };
    const setState = (state: number) =>
      database.rows('update releases set state = $2, paid_at = now() where distribution_id = $1', id, state);

    const take = supply(strings);
    const [account, message] = [take(50), take(280)];
    await connectX(database, person.email, account);
    await database.rows(
      'update releases set body = $2, twitter_message = $3, x_post_handle = $4 where distribution_id = $1',
      id,
      samples.newHorizons.bodyHtml,
      message,
      account,
    );
    await open(page, `/distribution/create/${id}?currentStep=4`, 'Amplify');
    await expect(page.getByRole('textbox', { name: /^Text of the message/ })).toBeVisible();
    await expectRead(page, [account, message]);
    for (let used = 0; used < strings.length; used += perRound) {
      const first = await fill(database, id, take, body, uploadKey);
      await setState(0);
      await editor.call('openReview', { path });
      const allowed = strings.filter(
        (text) => checkRules('HoldReasonChoice', { text }, { stage: 'full' }).length === 0,
      );
      const told = allowed.slice(used % allowed.length).slice(0, 20);
      await editor.call('holdRelease', { path, body: { reasons: told.map((text) => ({ text })) } });
      const reasons = Array.from({ length: 20 }, () => ({
        text: take(500),
        place: { field: 'headline', words: first.headline.slice(0, 200) },
      }));
      await database.rows(
        'update releases set hold_reasons = $2 where distribution_id = $1',
        id,
        JSON.stringify(reasons),
      );
      const held = reasons.map(({ text }) => text);
      const names = first.attachments.flatMap(({ fileName, caption, altText }) => [
        fileName,
        caption,
        altText,
      ]);

      await open(page, `/distribution/edit/${id}`, 'Edit Your Release');
      await expect(page.getByRole('textbox', { name: 'Release body' })).toBeVisible();
      await expectRead(page, [first.headline, first.summary, ...held, ...names]);
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog')).toContainText('This preview is a guide.');
      await expectRead(page, [first.headline, first.pullout_quote]);
      await desk.goto(`/admin/releases/${id}`);
      await expect(desk.getByRole('article')).toBeVisible();
      await expectRead(desk, [first.headline, first.summary, ...held]);

      const second = await fill(database, id, take, body, uploadKey);
      const note = take(500);
      await database.rows(
        "update releases set state = 4, published_at = now(), slug = 'hostile' where distribution_id = $1",
        id,
      );
      await database.rows(
        `insert into release_moves (distribution_id, from_state, to_state, action, actor_name, reasons)
         values ($1, 4, 4, 'republish', 'editor', array[$2])`,
        id,
        note,
      );
      const { publicUrl } = (await client.call('getRelease', { path })).data;
      await reader.goto(publicUrl ?? '');
      const shown = second.attachments.map(({ caption, fileName }) => caption || fileName);
      await expectRead(reader, [second.headline, second.summary, second.pullout_quote, note, ...shown]);
      await open(page, '/', 'My Releases');
      await expectRead(page, [second.headline]);
      await page.goto(`/distribution/details/${id}`);
      await chooseAction(page, 'Version history');
      const history = page.getByRole('dialog', { name: 'Version history' });
      await history.getByRole('checkbox').nth(1).press('Space');
      await history.getByRole('checkbox').nth(2).press('Space');
      await history.getByRole('button', { name: 'Compare' }).click();
      await expect(history.getByRole('region', { name: 'Headline' })).toBeVisible();
      await expectRead(page, [second.headline]);
      await open(desk, '/admin/releases', 'Editorial desk');
      await expectHarmless(desk);
      await desk.goto(`/admin/releases/${id}`);
      await expect(desk.getByRole('article')).toBeVisible();
      await desk.getByRole('button', { name: 'History', exact: true }).click();
      await expectRead(desk, [second.headline, note]);
      await open(desk, `/admin/releases/${id}/edit`, 'Edit Your Release');
      await expect(desk.getByRole('textbox', { name: 'Release body' })).toBeVisible();
      await expectRead(desk, [second.headline, second.summary]);
    }
    const rounds = Math.ceil(strings.length / perRound);
    await expect.poll(async () => (await inbox.mailsTo(person.email)).length).toBe(rounds);
    for (const mail of await inbox.mailsTo(person.email)) {
      await reader.setContent(mail.html);
      await expectHarmless(reader);
    }
    await database.rows('update releases set state = -1 where distribution_id = $1', id);
  });
