import { beginSession } from '../harness/beginSession';
import { freshCustomer } from '../harness/freshCustomer';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';

const second = 'New Horizons sends a second look at the far side of Pluto, in words of the desk';
const third = 'New Horizons sends a third look at the far side of Pluto, in words of the desk';

test('changes of an editor are declined, then accepted, published, and corrected on the public page @full', async ({
  page,
  place,
  database,
  clientOf,
  anotherBrowser,
}) => {
  const customer = await freshCustomer(page, place);
  const [client, editor] = [await clientOf(customer), await clientOf(demo('editor'))];
  const id = await readyRelease(client, customer.email);
  const path = { id };
  await database.rows('update releases set paid_at = now() where distribution_id = $1', id);
  const { data: submitted } = await client.call('submitRelease', { path });
  await editor.call('openReview', { path });
  const save = async (headline: string) => {
    const { data } = await editor.call('getReviewedRelease', { path });
    const { distributionVersion, package: sold } = data.release;
    const saved = await editor.call('saveReviewedRelease', {
      path,
      body: { package: sold, distributionVersion, headline },
    });
    return saved.data.release.distributionVersion;
  };
  await save(second);

  const desk = await anotherBrowser();
  await beginSession(desk, place, demo('editor'));
  await desk.goto(`/admin/releases/${id}`);
  await desk.getByRole('button', { name: 'Approve with Changes' }).click();
  const proposal = desk.getByRole('dialog', { name: 'Approve with Changes' });
  await expect(proposal.getByRole('region', { name: 'Headline' })).toContainText('in words of the desk');
  await proposal.getByLabel(/^Explanation/).fill('The headline is shorter.');
  await proposal.getByRole('button', { name: 'Approve with Changes' }).click();
  await expect(desk.getByText(/^The release waits for the approval of its customer/)).toBeVisible();

  await page.goto(`/distribution/details/${id}`);
  await expect(page.getByRole('heading', { name: 'Awaiting your approval' })).toBeVisible();
  await expect(page.getByText('The headline is shorter.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  const decline = page.getByRole('dialog', { name: 'Decline the changes?' });
  await decline.getByLabel(/^Reason/).fill('It must stay.');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/^The changes are declined/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(submitted.headline);
  await desk.reload();
  await expect(desk.getByText('It must stay.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();

  const distributionVersion = await save(second);
  const body = { distributionVersion, explanation: 'Once more.' };
  await editor.call('approveWithChanges', { path, body });
  await database.rows(
    "update releases set release_date = now() - interval '1 hour' where distribution_id = $1",
    id,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^The changes are accepted/)).toBeVisible();
  await expect
    .poll(async () => (await client.call('getRelease', { path })).data.publicationState)
    .toBe('Published');

  const { publicUrl } = (await client.call('getRelease', { path })).data;
  const headline = page.getByRole('heading', { level: 1 });
  await save(third);
  await page.goto(publicUrl ?? '');
  await expect(headline).toHaveText(second);
  await expect(page.getByText('Corrected on')).toHaveCount(0);
  const correctionNote = 'It is the third look & not the "second".';
  await editor.call('publishRelease', { body: { distributionId: id, correctionNote } });
  await page.reload();
  await expect(headline).toHaveText(third);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Corrected on' })).toContainText(correctionNote);
});
