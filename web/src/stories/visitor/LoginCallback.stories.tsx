import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storagePrefix } from '../../shared/session/session';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { pageAddress } from '../page/openPage';
const meta = {
  title: 'Screens/Visitor/Login callback',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/authorizationcode?code=4f2a&state=here' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This window has begun to sign in. */
const begun: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      `${storagePrefix}signIn`,
      JSON.stringify({ state: 'here', nonce: 'n-4f2a', codeVerifier: 'v-4f2a' }),
    ),
};

export const Working: Story = { ...begun, args: { never: ['createSession'] } };

/** It goes on to the screen that the person wanted. */
export const Done: Story = {
  ...begun,
  args: {
    answers: {
      createSession: 'customer',
      listPackages: 'list',
      getFeatures: 'plain',
      getMe: 'customer',
      checkSession: 'fresh',
      listReleases: 'some',
      listMyBundles: 'none',
      listUserParameters: 'dismissed',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'My Releases' });
    await expect(pageAddress()).toBe('/');
  },
};

export const NoAccess: Story = {
  args: {
    at: '/authorizationcode?error=access_denied&error_description=User+is+not+assigned+to+the+client+application.',
  },
};

export const Refused: Story = {
  args: { at: '/authorizationcode?error=server_error&error_description=The+provider+is+being+maintained.' },
};

export const RefusedWithoutWords: Story = { args: { at: '/authorizationcode?error=server_error' } };

export const NotActivated: Story = { ...begun, args: { fails: { createSession: 'notActivated' } } };

export const CodeRefused: Story = { ...begun, args: { fails: { createSession: 'codeRefused' } } };

export const Unavailable: Story = { ...begun, args: { fails: { createSession: 'unavailable' } } };

/** The answer belongs to a sign-in of another window. */
export const NotBegunHere: Story = {};

export const Narrow: Story = { ...begun, ...narrow, args: { fails: { createSession: 'notActivated' } } };
