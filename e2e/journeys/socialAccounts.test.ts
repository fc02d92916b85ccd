import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';

test('a message on X and a network are chosen in the wizard, kept, and seen in the preview beside the video', async ({
  page,
  place,
  clientOf,
  database,
  watch,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg/, async (route) => {
    asked.push(new URL(route.request().url()).host);
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  const person = demo('customer');
  await beginSession(page, place, person);
  const videoUrl = 'https://youtu.be/dQw4w9WgXcQ';
  const id = await readyRelease(await clientOf(person), person.email, { package: '360', videoUrl });
  await page.goto(`/distribution/create/${id}?currentStep=4`);
  const hand = mouse(page);
  await hand.press(page.getByRole('checkbox', { name: 'A message of my own on X: HarborlineBots' }));
  await page.getByRole('textbox', { name: /^Text of the message/ }).fill('We fly by.');
  await hand.press(page.getByRole('checkbox', { name: 'Facebook: Harborline Robotics' }));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
  await expect
    .poll(() =>
      database.row(
        `select twitter_message as text, x_post_handle as account, linkedin_social_handle as linkedin,
           facebook_social_handle ->> 'accountName' as facebook
         from releases where distribution_id = $1`,
        id,
      ),
    )
    .toEqual({
      text: 'We fly by.',
      account: 'HarborlineBots',
      linkedin: null,
      facebook: 'Harborline Robotics',
    });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('navigation', { name: 'Share' }).getByRole('link')).toHaveText(['Facebook']);
  expect(asked).toEqual([]);
  watch.allow(/^left this machine: https:\/\/www\.youtube-nocookie\.com\//);
  await preview.getByRole('button', { name: 'Play the video here' }).click();
  await expect(preview.frameLocator('iframe').getByText('The player')).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
});
