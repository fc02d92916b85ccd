import { freshCustomer } from '../harness/freshCustomer';
import { mouse } from '../harness/hand';
import { demo } from '../harness/people';
import { connectAccount, socialNetworks } from '../harness/socialNetworks';
import { expect, test } from '../harness/test';

const row = (name: string) => ({ name, exact: true, level: 2 }) as const;

test('accounts are connected in a pop-up, posted through at the publication, expire, and are removed @full', async ({
  page,
  place,
  database,
  clientOf,
}) => {
  const person = await freshCustomer(page, place);
  const owner = (await (await clientOf(person)).call('getMe')).data;
  const path = { id: owner.id };
  const admin = await clientOf(demo('admin'));
  const { version, own } = (await admin.call('getUserFeatures', { path })).data;
  const body = { ...own, hasEnableOAuthLinkedIn: true, hasEnableOAuthFacebook: true, version };
  await admin.call('setUserFeatures', { path, body });
  const networks = socialNetworks(place);
  const name = `Dana ${owner.id}`;
  await page.goto('/settings/social');
  const item = (network: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', row(network)) });

  await connectAccount(page, 'X', 'Cancel');
  await expect(
    item('X').getByText('The window was closed before your X account was connected.'),
  ).toBeVisible();
  await connectAccount(page, 'X', 'Allow', name);
  await expect(item('X').getByText('Connected', { exact: true })).toBeVisible();
  await connectAccount(page, 'LinkedIn', 'Allow', name);
  await expect(item('LinkedIn').getByText('Connected', { exact: true })).toBeVisible();
  await connectAccount(page, 'Facebook', 'Allow', name);
  const choice = page.getByRole('dialog', { name: 'Choose a Facebook page' });
  await mouse(page).press(choice.getByRole('radio', { name: `${name} Works` }));
  await choice.getByRole('button', { name: 'Use this page' }).click();
  await expect(item('Facebook').getByText(`${name} Works`)).toBeVisible();

  const headline = `Harbor Robotics Opens Its Plant Number ${owner.id} at Sparrows Point in Baltimore`;
  const handle = (type: string, accountName: string) =>
    JSON.stringify({ type, selected: true, accountName, avatar: null });
  const [release] = await database.rows<{ id: number }>(
    `insert into releases (user_id, saved_by, state, package, headline, summary, twitter_message, x_post_handle,
       linkedin_social_handle, facebook_social_handle, release_date, creation_date, saved_at, submitted_date, paid_at)
     values ($1::integer, $1::integer, 3, '200', $2, 'A plant.', 'Number ' || ($1::integer)::text || ' is open.', $3, $4, $5,
       now() + interval '9 days', now(), now(),
       now(), now()) returning distribution_id as id`,
    owner.id,
    headline,
    name,
    handle('LinkedIn', name),
    handle('Facebook', `${name} Works`),
  );
  // With a release on its way the removal warns; it is left as it is.
  await page.getByRole('button', { name: 'Remove LinkedIn' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove LinkedIn' });
  await expect(question.getByText(/^There are\/is an active Press Release\(s\)/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await networks.expire('linkedin', name);
  await database.rows('update releases set release_date = now() where distribution_id = $1', release?.id);
  // The worker publishes what is due within a minute.
  await expect
    .poll(async () => (await networks.posted(headline)).length, { timeout: 90_000 })
    .toBeGreaterThan(0);
  await page.goto(`/distribution/details/${release?.id}`);
  const posts = page.getByRole('list', { name: 'Posts on social networks' });
  await expect(async () => {
    await page.reload();
    await expect(posts.getByRole('link', { name: 'Read it on X' })).toBeVisible({ timeout: 3_000 });
    await expect(posts.getByRole('link', { name: 'Read it on Facebook' })).toBeVisible({ timeout: 3_000 });
    await expect(posts.getByText(/the connection to LinkedIn has ended/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  expect(await networks.posted(headline)).toEqual(['facebook']);

  await page.goto('/settings/social');
  await expect(item('LinkedIn').getByRole('button', { name: 'Authorization Expired' })).toBeVisible();
  await connectAccount(page, 'LinkedIn', 'Allow', name);
  await expect(item('LinkedIn').getByText('Connected', { exact: true })).toBeVisible();
  for (const network of ['X', 'LinkedIn', 'Facebook']) {
    await page.getByRole('button', { name: `Remove ${network}` }).click();
    const sure = page.getByRole('alertdialog', { name: `Remove ${network}` });
    await expect(
      sure.getByText(
        /^Your social media account will be (deleted|disconnected)\. Do you wish to continue\?$/,
      ),
    ).toBeVisible();
    await sure.getByRole('button', { name: 'Remove' }).click();
    await expect(item(network).getByText('Not connected')).toBeVisible();
  }
});
