import { expect, waitFor } from 'storybook/test';
import { storagePrefix } from '../../shared/session/session';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';
import { pageAddress } from '../page/openPage';
import { addressesLeftFor } from '../page/surroundings';
export default {
  title: 'Screens/Visitor/Login callback',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Unable to login, an error has occurred:', at: '/authorizationcode?code=4f2a&state=here' },
} satisfies PageMeta;

/** This window has begun to sign in. */
const begun: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      `${storagePrefix}signIn`,
      JSON.stringify({ state: 'here', nonce: 'n-4f2a', codeVerifier: 'v-4f2a' }),
    ),
};

export const Working: Story = {
  tags: ['main'],
  ...begun,
  args: { heading: 'Logging in', never: ['createSession'] },
};

/** It goes on to the screen that the person wanted. */
export const Done: Story = {
  ...begun,
  args: {
    heading: 'My Releases',
    answers: {
      createSession: 'customer',
      listPackages: 'list',
      getFeatures: 'plain',
      getMe: 'customer',
      checkSession: 'fresh',
      listReleases: 'some',
      countReleases: 'some',
      listMyBundles: 'none',
      listUserParameters: 'dismissed',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'My Releases' });
    await expect(pageAddress()).toBe('/');
  },
};

/** The first sign-in of an account begins with the package that was chosen before it. */
export const FirstWithPackage: Story = {
  ...begun,
  args: {
    heading: 'Select Your Package',
    answers: {
      ...Done.args?.answers,
      createSession: { example: 'customer', change: (info) => ({ ...info, startPackage: '360' }) },
      listReleases: 'none',
      listJournalistLists: 'some',
      listVerifiedEmails: 'some',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Select Basic' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Select Premium' })).toBeNull();
    await expect(pageAddress()).toBe('/distribution/create?package=360&currentStep=1');
  },
};

/** The screen says this, and the way out of it is there. */
const said =
  (words: RegExp, way: { role: 'button' | 'link'; name: string }): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(await canvas.findByRole(way.role, { name: way.name })).toBeVisible();
  };
const again = { role: 'button', name: 'Log in again' } as const;

export const NoAccess: Story = {
  args: {
    heading: 'YOU DO NOT HAVE ACCESS',
    at: '/authorizationcode?error=access_denied&error_description=User+is+not+assigned+to+the+client+application.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'YOU DO NOT HAVE ACCESS',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }));
    await waitFor(() => expect(addressesLeftFor()).toEqual([expect.stringContaining('/v1/authorize')]));
  },
};

export const Refused: Story = {
  args: { at: '/authorizationcode?error=server_error&error_description=The+provider+is+being+maintained.' },
  play: said(/^The provider is being maintained\.$/, again),
};

export const RefusedWithoutWords: Story = {
  tags: ['full'],
  args: { at: '/authorizationcode?error=server_error' },
  play: said(/unknown error/i, again),
};

export const NotActivated: Story = {
  ...begun,
  args: { fails: { createSession: 'notActivated' } },
  play: async ({ canvas }) => {
    await leads(canvas, 'Send Activation Email', '/sendactivation');
  },
};

export const CodeRefused: Story = {
  tags: ['full'],
  ...begun,
  args: { fails: { createSession: 'codeRefused' } },
  play: said(/^The sign-in could not be completed/, again),
};

export const Unavailable: Story = { ...begun, args: { fails: { createSession: 'unavailable' } } };

/** The answer belongs to a sign-in of another window. */
export const NotBegunHere: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This sign-in was not started in this window, or it was already used.',
    );
    await expect(await canvas.findByRole('button', { name: 'Log in again' })).toBeVisible();
  },
};

export const Narrow: Story = { ...begun, ...narrow, args: { fails: { createSession: 'notActivated' } } };
