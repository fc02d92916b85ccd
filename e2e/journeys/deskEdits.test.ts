import { beginSession } from '../harness/beginSession';
import { freshCustomer } from '../harness/freshCustomer';
import { mouse } from '../harness/hand';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';
import { type StepTitle, wizard } from '../harness/wizard';

const toLast: readonly StepTitle[] = ['Amplify', 'Schedule', 'Verify Contact Information'];

test('an editor mends a submitted release, and republishes it with a correction note', async ({
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
  await expect(editor.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
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
  await expect(editor.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  const reader = await anotherBrowser();
  await reader.goto(`/news/corrected-${prid}`);
  await expect(reader.getByRole('article')).toContainText('It is a small world after all.');
  await expect(reader.getByRole('article')).toContainText(
    /Corrected on[^]*An earlier version had no quotation\./,
  );
});
