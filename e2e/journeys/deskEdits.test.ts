import { beginSession, keepSession } from '../harness/beginSession';
import { freshCustomer } from '../harness/freshCustomer';
import { mouse } from '../harness/hand';
import { linkIn } from '../harness/mailInbox';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';
import { type StepTitle, wizard } from '../harness/wizard';
import { chooseAction } from '../harness/onScreen';

const toLast: readonly StepTitle[] = ['Amplify', 'Schedule', 'Verify Contact Information'];

test('an editor mends a submitted release, and republishes it with a correction note @full', async ({
  page,
  place,
  database,
  clientOf,
  anotherBrowser,
}) => {
  const person = await freshCustomer(page, place);
  const id = await readyRelease(await clientOf(person), person.email);
  await database.rows('update releases set state = 0, paid_at = now() where distribution_id = $1', id);
  const editor = await anotherBrowser();
  await beginSession(editor, place, demo('editor'));
  const { field, ...write } = wizard(editor, mouse(editor));
  const open = async (): Promise<void> => {
    await editor.goto(`/admin/releases/${id}`);
    await editor.getByRole('link', { name: 'Edit Release' }).click();
    await write.isAt('Edit Your Release');
  };

  // In review: its state stays, and nothing is submitted
  await open();
  await field('Dateline').fill('LAUREL, Md.');
  for (const title of [...toLast, 'Summary'] as const) await write.goOn(title);
  await expect(write.main.getByRole('button', { name: /Submit|Resubmit/ })).toHaveCount(0);
  await mouse(editor).press(write.main.getByRole('button', { name: 'Save Changes' }));
  await expect(editor.getByRole('article')).toContainText('LAUREL, Md.');
  const rowOf = 'select state, city_state as place from releases where distribution_id = $1';
  expect(await database.row(rowOf, id)).toEqual({ state: 0, place: 'LAUREL, Md.' });

  // Published: readers see what is saved once it is republished
  await database.rows(
    `update releases set state = 4, published_at = now(), slug = 'corrected' where distribution_id = $1`,
    id,
  );
  const { prid } = await database.row<{ prid: number }>(
    'select prweb_press_release_id as prid from releases where distribution_id = $1',
    id,
  );
  await open();
  await field('Pull-out quote').fill('It is a small world after all.');
  await editor.getByRole('link', { name: 'Cancel' }).click();
  const question = editor.getByRole('alertdialog');
  await expect(question).toContainText(
    'You have not republished your release yet. Are you sure you want to leave?',
  );
  await question.getByRole('button', { name: 'Stay' }).click();
  for (const title of [...toLast, 'Publishing'] as const) await write.goOn(title);
  await field(/^Correction note/).fill('An earlier version had no quotation.');
  await mouse(editor).press(write.main.getByRole('button', { name: 'Republish' }));
  await expect(editor).toHaveURL(/\/admin\/releases\/\d+$/);
  const reader = await anotherBrowser();
  await reader.goto(`/news/corrected-${prid}`);
  await expect(reader.getByRole('article')).toContainText('It is a small world after all.');
  await expect(reader.getByRole('article')).toContainText(
    /Corrected on[^]*An earlier version had no quotation\./,
  );
});

test('a release is held at a place and mended there, corrected in the place of its customer, and taken down', async ({
  page,
  place,
  database,
  inbox,
  watch,
  clientOf,
  anotherBrowser,
}) => {
  const person = await freshCustomer(page, place);
  const [client, admin] = [await clientOf(person), await clientOf(demo('admin'))];
  const summary = 'NASA has flown the spacecraft past Jupiter on its way to TBD, its goal.';
  const id = await readyRelease(client, person.email, { summary });
  const path = { id };
  await database.rows('update releases set state = 0, paid_at = now() where distribution_id = $1', id);
  await admin.call('openReview', { path });
  const desk = await anotherBrowser();
  await beginSession(desk, place, demo('admin'));
  await desk.goto(`/admin/releases/${id}`);
  await desk.getByRole('button', { name: 'Put on hold' }).click();
  const hold = desk.getByRole('dialog', { name: 'Put on hold' });
  await mouse(desk).press(hold.getByRole('checkbox', { name: 'Summary “TBD”' }));
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(desk.getByText('The release is on hold. The customer has been told.')).toBeVisible();

  await page.goto(`/distribution/edit/${id}`);
  const write = wizard(page, mouse(page));
  await write.isAt('Edit Your Release');
  await page.getByRole('button', { name: 'Summary “TBD”' }).click();
  await expect(write.field(/^Summary/)).toBeFocused();
  await page.keyboard.type('Pluto');
  await expect(write.field(/^Summary/)).toHaveValue(summary.replace('TBD', 'Pluto'));
  for (const title of [...toLast, 'Summary'] as const) await write.goOn(title);
  await write.accept();
  await write.submit('Resubmit');

  await admin.call('openReview', { path });
  await admin.call('approveRelease', { path, body: { release: 'now' } });
  const published = await inbox.mailTo(person.email, /is published$/);
  const address = linkIn(published, '/news/');
  const { userId } = await database.row<{ userId: number }>(
    'select user_id as "userId" from users where okta_login = lower($1)',
    person.email,
  );
  const staff = await anotherBrowser();
  const acting = await admin.call('impersonateUser', { path: { id: userId }, query: { force: true } });
  await keepSession(staff.context(), place, acting.data);
  await staff.goto(`/distribution/details/${id}`);
  await chooseAction(staff, 'Edit Release');
  const correct = wizard(staff, mouse(staff));
  await correct.isAt('Edit Your Release');
  await correct.field('Dateline').fill('COLUMBIA, Md.');
  for (const title of [...toLast, 'Publishing'] as const) await correct.goOn(title);
  await correct.field(/^Correction note/).fill('It is another place.');
  await correct.main.getByRole('button', { name: 'Republish' }).click();
  await expect(correct.main.getByRole('button', { name: 'Republish' })).toHaveCount(0);
  await staff.goto(address);
  await expect(staff.getByRole('article')).toContainText('COLUMBIA, Md.');
  await expect(staff.getByRole('paragraph').filter({ hasText: 'Corrected on' })).toContainText(
    'It is another place.',
  );

  await desk.reload();
  await desk.getByRole('button', { name: 'Take down' }).click();
  const takeDown = desk.getByRole('dialog', { name: 'Take this release down?' });
  await takeDown.getByLabel(/^Reason/).fill('The customer asked for it.');
  await takeDown.getByRole('button', { name: 'Take down' }).click();
  await expect(desk.getByText('The release has been taken down. The customer has been told.')).toBeVisible();
  watch.allowStatus(410);
  expect((await staff.goto(address))?.status()).toBe(410);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('This release has been taken down');
  expect((await inbox.mailTo(person.email, /taken down/)).text).toContain('The customer asked for it.');
});
