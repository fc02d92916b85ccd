import { beginSession } from '../harness/beginSession';
import { freshCustomer } from '../harness/freshCustomer';
import { linkIn, mailInbox } from '../harness/mailInbox';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';

const headline = 'New Horizons writes to journalists about the far side of Pluto';

test('an administrator imports journalists, who get the release once, and no other after they unsubscribe @full', async ({
  page,
  place,
  database,
  clientOf,
  anotherBrowser,
}) => {
  const own = crypto.randomUUID();
  const [ada, bo, gone] = [`ada-${own}@wire.example`, `bo-${own}@wire.example`, `bounce-${own}@wire.example`];
  const [admin, editor] = [await clientOf(demo('admin')), await clientOf(demo('editor'))];
  const { data: list } = await admin.call('addJournalistList', { body: { categoryName: `Space ${own}` } });
  const { cisionJournalistListId: listId } = list;

  const staff = await anotherBrowser();
  await beginSession(staff, place, demo('admin'));
  await staff.goto(`/admin/settings/lists?search=${own}`);
  await staff.getByRole('button', { name: `Actions: ${list.categoryName}` }).click();
  await staff.getByRole('menuitem', { name: 'Import people' }).click();
  const dialog = staff.getByRole('dialog', { name: `Import people: ${list.categoryName}` });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const people = `address,name,outlet,topics\n${ada},Ada,The Wire,space\nnobody,,,\n${bo},Bo,,\n${gone},,,\n`;
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) });
  await expect(dialog.getByText('3 people are new on the list')).toBeVisible();
  await expect(dialog.getByText('Line 3: the address is not an e-mail address.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const customer = await freshCustomer(page, place);
  const client = await clientOf(customer);
  const publish = async (): Promise<number> => {
    const id = await readyRelease(client, customer.email, { headline, cjlSelected: [{ id: listId }] });
    await database.rows('update releases set paid_at = now() where distribution_id = $1', id);
    await client.call('submitRelease', { path: { id } });
    await editor.call('openReview', { path: { id } });
    await editor.call('approveRelease', { path: { id }, body: { release: 'now' } });
    return id;
  };
  const first = await publish();
  const inbox = mailInbox(place);
  const mail = await inbox.mailTo(ada, /far side of Pluto/);
  await inbox.mailTo(bo, /far side of Pluto/);
  await page.goto(`/distribution/details/${first}`);
  const facts = page.getByRole('main');
  await expect(facts.getByText('Mailed to journalists')).toBeVisible();
  const mailed = (id: number) => async () => (await client.call('getJournalistMails', { path: { id } })).data;
  await expect.poll(mailed(first)).toEqual({ sent: 2, isSending: false });
  await page.reload();
  await expect(facts.locator('dt', { hasText: 'Mailed to journalists' }).locator('+ dd')).toHaveText('2');

  const reader = await anotherBrowser();
  await reader.goto(linkIn(mail, '/unsubscribe/'));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from all press releases?');
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');

  await expect.poll(mailed(await publish())).toEqual({ sent: 1, isSending: false });
  expect(await inbox.mailsTo(bo)).toHaveLength(2);
  expect(await inbox.mailsTo(ada)).toHaveLength(1);
  expect(await inbox.mailsTo(gone)).toEqual([]);
  await staff.reload();
  const row = staff.getByRole('row', { name: list.categoryName });
  await expect(row.getByRole('cell')).toContainText(['1', '1', '1']);
});
