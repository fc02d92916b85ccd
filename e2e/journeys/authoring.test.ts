import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { freshCustomer } from '../harness/freshCustomer';
import { mouse } from '../harness/hand';
import { addAttachment, addImage, connectX, fileInput, writeXMessage } from '../harness/media';
import { readyRelease } from '../harness/readyRelease';
import { samples } from '../harness/samples';
import { expect, test } from '../harness/test';
import { wizard } from '../harness/wizard';
import { chooseAction } from '../harness/onScreen';

const wordFile = fileURLToPath(new URL('../../web/src/stories/author/release.docx', import.meta.url));

const saveDraft = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
};

test('a Word file becomes a release with image, attachment and X message; two windows; an earlier version returns @full', async ({
  page,
  place,
  database,
  watch,
}) => {
  const person = await freshCustomer(page, place);
  await connectX(database, person.email, 'HarborBots');
  await page.goto('/distribution/create');
  const { field, ...write } = wizard(page, mouse(page));
  await write.isAt('Select Your Package');
  await page.getByRole('button', { name: 'Select Advanced' }).click();
  await write.goOn('Additions');
  await write.goOn('Create Release');

  await fileInput(page, /^Word file/).setInputFiles(wordFile);
  await expect(
    page.getByText(/^Filled in from the file: Headline, Summary, Dateline, Release body/),
  ).toBeVisible();
  await expect(field('Dateline')).toHaveValue('BALTIMORE');
  await expect(write.editor.getByRole('listitem')).toHaveText(['400 jobs', '210,000 square feet']);
  await expect(write.editor.getByRole('columnheader', { name: 'Jobs' })).toBeVisible();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.fill('Deutsch');
  await language.press('Tab');
  await addImage(page, mouse(page), 'plant.png', 'The plant');
  await addAttachment(page, mouse(page), 'hall.png', 'A hall');
  await write.goOn('Amplify');
  await writeXMessage(page, mouse(page), 'HarborBots', '400 jobs in Baltimore');
  await saveDraft(page);
  const kept = await database.row<{
    language: string;
    body: string;
    id: number;
    message: string;
    image: string;
    attached: string;
  }>(
    `select language, body, distribution_id as id, twitter_message as message, news_image ->> 'caption' as image,
       attachments -> 0 ->> 'caption' as attached
     from releases join users using (user_id) where okta_login = lower($1)`,
    person.email,
  );
  expect(kept.body).toMatch(/<th scope="col">Jobs<\/th>.*<td>150 m<sup>2<\/sup> or so<\/td>/s);
  expect(kept).toMatchObject({
    language: 'de',
    message: '400 jobs in Baltimore',
    image: 'The plant',
    attached: 'A hall',
  });

  // Another window saves first: neither text is lost, and both can be read before one is chosen.
  watch.allowStatus(409);
  const other = await page.context().newPage();
  const step = `/distribution/create/${kept.id}?currentStep=3`;
  await Promise.all([page.goto(step), other.goto(step)]);
  const there = wizard(other, mouse(other));
  await Promise.all([write.isAt('Create Release'), there.isAt('Create Release')]);
  await there.field('Dateline').fill('ANNAPOLIS');
  await saveDraft(other);
  await field('Dateline').fill('TOWSON');
  await page.getByRole('button', { name: 'See the other version' }).click();
  const compared = page.getByRole('dialog');
  await expect(compared.getByText('ANNAPOLIS')).toBeVisible();
  await expect(compared.getByText('TOWSON')).toBeVisible();
  await compared.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Keep mine as the new version' }).click();
  await expect(page.getByRole('button', { name: 'Keep mine as the new version' })).toHaveCount(0);
  await expect(field('Dateline')).toHaveValue('TOWSON');
  await saveDraft(page);

  await page.getByRole('button', { name: 'Version history' }).click();
  const history = page.getByRole('dialog', { name: 'Version history' });
  await history.getByRole('checkbox', { name: 'Select version 1' }).press('Space');
  await history.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(history).toHaveCount(0);
  await expect(field('Dateline')).not.toHaveValue('TOWSON');
});

test('an approved release comes back to draft, and is the beginning of another @full', async ({
  page,
  place,
  database,
  clientOf,
}) => {
  const person = await freshCustomer(page, place);
  const id = await readyRelease(await clientOf(person), person.email);
  await database.rows(
    `update users set feature_overrides = feature_overrides || '{"hasEnableBackToDraft": true}' where okta_login = lower($1)`,
    person.email,
  );
  await database.rows('update releases set state = 3, paid_at = now() where distribution_id = $1', id);
  await page.goto(`/distribution/details/${id}`);
  await chooseAction(page, 'Back to Draft');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to Draft' }).click();
  await wizard(page, mouse(page)).isAt('Edit Your Release');
  expect(
    await database.row(
      'select state, paid_at is null as unpaid from releases where distribution_id = $1',
      id,
    ),
  ).toEqual({
    state: 1,
    unpaid: false,
  });

  await database.rows('update releases set state = 3 where distribution_id = $1', id);
  await page.goto('/');
  await page.getByRole('button', { name: `Duplicate: ${samples.newHorizons.headline}` }).click();
  await expect(page).toHaveURL(/\/distribution\/create\?distributionId=\d+/);
  await page.goto(page.url().replace(/currentStep=\d/, 'currentStep=3'));
  const copy = wizard(page, mouse(page));
  await copy.isAt('Create Release');
  await expect(copy.field('Headline')).toHaveValue(samples.newHorizons.headline);
});
