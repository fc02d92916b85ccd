import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeSocialAccount } from '../../testing/makeHoldings';
import { goodContent } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const customer = async () => {
  const user = await makeUser();
  const client = await server.as(user);
  const read = async (id: number) => (await client.call('getRelease', { path: { id } })).data;
  const save = (body: object) => client.call('saveDraft', { body: { ...goodContent, ...body } });
  return { user, client, read, save };
};

const chosen = {
  twitterMessage: 'Our plant is open.',
  xPostHandle: 'Dana Ortiz',
  twitterSocialHandle: {
    type: 'Twitter',
    selected: true,
    accountName: 'Somebody else',
    avatar: 'https://evil',
  },
  facebookSocialHandle: { type: 'Facebook', selected: true },
} as const;

const valid = {
  ...goodContent,
  primaryContactEmail: 'press@harbor.example',
  userEmail: 'dana@harbor.example',
};
const refusal = { status: 400, problem: { fields: [] as unknown[] } };
const refusedWith = (...fields: { pointer: string; message: string }[]) => ({
  ...refusal,
  problem: { fields: fields.map((field) => ({ ...field, rule: 'oneOf' })) },
});
const noAccount = (network: string) => `No ${network} account is connected. Please choose without it.`;

it('keeps the X message and the chosen accounts, under the names that the server knows', async () => {
  const { user, read, save } = await customer();
  await makeSocialAccount(user, { network: 'Twitter' });
  await makeSocialAccount(user, { network: 'Facebook', page: 'Harbor Robotics' });
  const linkedinSocialHandle = { type: 'LinkedIn', selected: false };
  const { data: saved } = await save({ ...chosen, linkedinSocialHandle });
  expect(await read(saved.distributionId)).toMatchObject({
    twitterMessage: 'Our plant is open.',
    xPostHandle: 'Dana Ortiz',
    twitterSocialHandle: {
      type: 'Twitter',
      selected: true,
      accountName: 'Dana Ortiz',
      avatar: 'https://media.example/dana.jpg',
    },
    linkedinSocialHandle: null,
    facebookSocialHandle: { type: 'Facebook', selected: true, accountName: 'Harbor Robotics', avatar: null },
  });
  const { distributionId, distributionVersion } = saved;
  await save({ distributionId, distributionVersion, twitterSocialHandle: null, xPostHandle: '' });
  expect(await read(distributionId)).toMatchObject({
    xPostHandle: '',
    twitterSocialHandle: null,
    facebookSocialHandle: { selected: true },
  });
});

it('refuses an account that is not connected, one of somebody else, and Facebook without a page', async () => {
  const { user, client, save } = await customer();
  await makeSocialAccount(await makeUser(), { network: 'Twitter' });
  await makeSocialAccount(user, { network: 'Facebook' });
  const refused = refusedWith(
    { pointer: '/twitterSocialHandle', message: noAccount('X') },
    { pointer: '/facebookSocialHandle', message: 'Please select a facebook page to use' },
    { pointer: '/xPostHandle', message: noAccount('X') },
  );
  await expect(save(chosen)).rejects.toMatchObject(refused);
  await expect(client.call('validateRelease', { body: { ...valid, ...chosen } })).rejects.toMatchObject(
    refused,
  );
  await makeSocialAccount(user, { network: 'Twitter' });
  await expect(
    save({ ...chosen, facebookSocialHandle: null, xPostHandle: 'Somebody else' }),
  ).rejects.toMatchObject(refusedWith({ pointer: '/xPostHandle', message: noAccount('X') }));
  await expect(
    client.call('validateRelease', {
      body: { ...valid, ...chosen, facebookSocialHandle: null, twitterMessage: '' },
    }),
  ).rejects.toMatchObject({ problem: { errors: ['The tweet cannot be empty.'] } });
});

it('restores a version without the account that is gone', async () => {
  const { user, client, read, save } = await customer();
  await makeSocialAccount(user, { network: 'Twitter' });
  const { data: saved } = await save({ ...chosen, facebookSocialHandle: null });
  const id = saved.distributionId;
  const { distributionVersion } = (
    await save({ distributionId: id, distributionVersion: 1, twitterMessage: 'Another.' })
  ).data;
  await execute('delete from social_accounts where user_id = $1', [user.userId]);
  await client.call('restoreReleaseVersion', { path: { id, number: 1 }, body: { distributionVersion } });
  expect(await read(id)).toMatchObject({
    twitterMessage: 'Our plant is open.',
    xPostHandle: '',
    twitterSocialHandle: null,
  });
});
