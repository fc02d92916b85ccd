import { randomBytes, randomUUID } from 'node:crypto';
import { beginSession } from '../harness/beginSession';
import { keyboard } from '../harness/hand';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

/** Mails to addresses that the mail stand-in refuses once, each with a single try. */
const refusedMails = `
insert into jobs.job (name, data, retry_limit, dead_letter, policy)
select name, jsonb_build_object('template', 'contact-verification', 'userId', user_id,
         'email', 'refused-once-' || $2 || '-' || n || '@harbor.example'), 0, dead_letter, policy
from jobs.queue, users, generate_series(1, 30) n where name = 'send-mail' and users.email = $1`;

const headline = (n: number): string =>
  `New Horizons sends picture ${n} of the far side of Pluto to the Deep Space Network`;

test('twenty releases go through the queue by the keyboard alone', async ({
  page,
  place,
  database,
  clientOf,
}) => {
  const { person } = await seedPerson(place, database);
  const client = await clientOf(person);
  const ids: number[] = [];
  for (let n = 1; n <= 20; n += 1) {
    const id = await readyRelease(client, person.email, { headline: headline(n) });
    await database.rows('update releases set paid_at = now() where distribution_id = $1', id);
    await client.call('submitRelease', { path: { id } });
    ids.push(id);
  }
  const hand = keyboard(page);
  await beginSession(page, place, demo('editor'));
  await page.goto(`/admin/releases?view=submitted&search=${encodeURIComponent(person.email)}`);
  await expect(page.getByText('Showing 1-20 of 20')).toBeVisible();
  await hand.press(page.getByRole('link', { name: headline(1), exact: true }));
  const seen = new Set<string>();
  for (let n = 1; n <= 20; n += 1) {
    const heading = page.getByRole('heading', { level: 1, name: /^New Horizons sends picture/ });
    await expect(heading).toBeVisible();
    const title = await heading.innerText();
    expect(seen).not.toContain(title);
    seen.add(title);
    await page.keyboard.press('o');
    await expect(page.getByRole('button', { name: 'Pass up', exact: true })).toBeEnabled();
    await page.keyboard.press(n === 7 ? 'h' : 'a');
    const dialog = page.getByRole('dialog', { name: n === 7 ? 'Put on hold' : 'Approve' });
    if (n === 7) await hand.write(dialog.getByRole('textbox', { name: 'Reason 1' }), 'Which network was it?');
    await hand.press(dialog.getByRole('button', { name: n === 7 ? 'Put on hold' : 'Approve' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pass up', exact: true })).toHaveCount(0);
    await page.keyboard.press('n');
    if (n < 20) await expect(heading).not.toHaveText(title);
  }
  await expect(page.getByText('Nothing else waits in this queue.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  const states = await database.rows<{ state: number; n: number }>(
    'select state, count(*)::int as n from releases where distribution_id = any($1) group by state order by n',
    ids,
  );
  expect(states.map(({ n }) => n)).toEqual([1, 19]);
});

test('an order is found by what is in hand, a note is answered, and thirty mails are retried', async ({
  page,
  place,
  database,
  inbox,
  clientOf,
}) => {
  const [admin, finance] = [demo('admin'), demo('finance')];
  const mark = randomBytes(4).toString('hex');
  await database.rows(refusedMails, demo('customer').email, mark);
  const order = await database.row<{ id: number; name: string }>(
    `select o.order_id as id, u.first_name || ' ' || u.last_name as name
       from orders o join users u using (user_id) join payments p using (order_id)
      where u.okta_login = $1 and p.card_last_four is not null order by o.order_id limit 1`,
    demo('customer').email,
  );
  await database.rows(`update payments set card_last_four = '7391' where order_id = $1`, order.id);
  const colleague = await clientOf(finance);
  const { data: staff } = await colleague.call('listColleagues', { path: { kind: 'order' } });
  const me = staff.find(({ name }) => name.startsWith('Samuel'));
  if (me === undefined) throw new Error('ADMIN is no colleague.');
  await colleague.call('addNote', {
    path: { kind: 'order', id: order.id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { text: `@${me.name} is this one paid twice? ${mark}`, mentioned: [me.userId], answers: null },
  });

  const hand = keyboard(page);
  await beginSession(page, place, admin);
  const heading = page.getByRole('heading', { level: 1 });
  for (const words of [String(order.id), order.name, '7391']) {
    await page.goto('/admin/orders');
    await hand.write(page.getByRole('searchbox').first(), words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('row').filter({ hasText: String(order.id) })).toBeVisible();
  }

  const mail = await inbox.mailTo(admin.email, /note/i);
  expect(mail.text).toContain(mark);
  await page.goto(/https?:\/\/\S+\/admin\/orders\/\d+\S*/.exec(mail.text)?.[0] ?? '');
  await expect(heading).toHaveText(`Order ${order.id}`);
  await hand.press(page.getByRole('button', { name: 'Answer' }).first());
  await hand.write(page.getByRole('textbox', { name: /^Answer to/ }), `No, once. ${mark}`);
  await hand.press(page.getByRole('button', { name: 'Add answer' }));
  await expect(page.getByText(`No, once. ${mark}`)).toBeVisible();
  const answer = await inbox.mailTo(finance.email, /note|answer/i);
  expect(answer.text).toContain(`No, once. ${mark}`);

  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(async () => {
    await page.goto('/admin/failed-jobs?perPage=50');
    await expect(rows).toHaveCount(30, { timeout: 2_000 });
  }).toPass();
  for (const row of await rows.all()) await hand.press(row.getByRole('checkbox'));
  await hand.press(page.getByRole('button', { name: 'Retry', exact: true }).first());
  await hand.press(page.getByRole('button', { name: 'Retry (30)' }));
  await expect(page.getByRole('heading', { name: 'Retry: 30 of 30 done' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Close', exact: true }).last());
  for (const n of [1, 30])
    await inbox.mailTo(`refused-once-${mark}-${n}@harbor.example`, /^Confirm your email/);
  await expect(rows).toHaveCount(0);
});
