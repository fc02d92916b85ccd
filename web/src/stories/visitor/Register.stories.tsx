import { expect, waitFor } from 'storybook/test';
import { partnerLogo } from '../page/partnerLogo';
import { narrow, page, shows, leads, type PageMeta, type Story, type Playing } from '../page/page';
import { answerFromNowOn, callsOf } from '../page/answering';
import type { Answers, PageArgs } from '../page/pageArgs';
export default {
  title: 'Screens/Visitor/Register',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Create A Free Account', at: '/register' },
} satisfies PageMeta;

const legacy =
  '/register?migratefromlegacy&firstname=Dana&lastname=Ortiz&email=dana%40harbor-robotics.example';

/** Work that is done at once. */
const easyCaptcha: NonNullable<Answers['answers']>['getCaptcha'] = {
  change: ({ parameters, signature }) => ({ signature, parameters: { ...parameters, cost: 1 } }),
};

/** Types an answer of a list in full, which counts without the list. */
async function choose({ canvas, userEvent }: Playing, label: RegExp, words: string): Promise<void> {
  const field = await canvas.findByRole('combobox', { name: label });
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.paste(words);
  await userEvent.tab();
}

/** Gives what the address of a legacy account does not know. */
async function fillIn(playing: Playing): Promise<void> {
  const { canvas, userEvent } = playing;
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Phone/ }));
  await userEvent.paste('410 555 0142');
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Organization/ }));
  await userEvent.paste('Harbor Robotics');
  await choose(playing, /^Country/, 'iceland');
  const captcha = canvas.getByRole('checkbox');
  await userEvent.click(captcha);
  await waitFor(() => expect(captcha).toBeChecked());
}

const send = ({ canvas, userEvent }: Playing): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Get Free Account' }));

async function register(playing: Playing): Promise<void> {
  await fillIn(playing);
  await send(playing);
}

export const Empty: Story = { tags: ['main'] };

/** Staff registers somebody else, and keeps the session. */
export const ForStaff: Story = {
  tags: ['full'],
  args: { as: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to Admin' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};

export const Narrow: Story = { ...narrow };

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Free Account' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(document.title).toBe('Error: Create A Free Account · Dispatch');
  },
};

export const NarrowErrors: Story = { ...Errors, ...narrow };

/** A legacy account is upgraded: its name and address are known. */
export const LegacyAccount: Story = {
  tags: ['full'],
  args: { heading: 'Upgrade your account', at: legacy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^First Name/ })).toHaveValue('Dana');
  },
};

/** The machine is at the work that tells people from programs. */
export const CaptchaWorking: Story = {
  tags: ['full'],
  args: { never: ['getCaptcha'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByText('Checking…')).toBeVisible();
  },
};

export const CaptchaFailed: Story = {
  args: { fails: { getCaptcha: 'tooMany' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByText(/too many/i)).toBeVisible();
  },
};

/** The activation mail is on its way. */
export const Done: Story = {
  args: {
    heading: 'Thank you for registering!',
    at: legacy,
    answers: { getCaptcha: easyCaptcha, registerUser: 'newUser' },
  },
  play: async (playing) => {
    await register(playing);
    await playing.canvas.findByRole('heading', { name: 'Thank you for registering!' });
    await expect(await playing.canvas.findByText(/dana@harbor-robotics\.example/)).toBeVisible();
    await expect(await playing.canvas.findByRole('link', { name: 'Send it again' })).toHaveAttribute(
      'href',
      '/sendactivation',
    );
    await expect(callsOf('registerUser')[0]?.body).toMatchObject({ migrate: true, country: 'ISL' });
  },
};

/** The identity provider knows the address already: its password counts. A state of another country does not. */
export const DoneWithLogin: Story = {
  args: {
    heading: 'Thank you for registering!',
    at: legacy,
    answers: { getCaptcha: easyCaptcha, registerUser: 'knownUser' },
  },
  play: async (playing) => {
    await playing.canvas.findByRole('combobox', { name: /^Country/ });
    await choose(playing, /^Country/, 'United States');
    await choose(playing, /^State/, 'Maryland');
    await register(playing);
    await expect(await playing.canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(callsOf('registerUser')[0]?.body).toMatchObject({ country: 'ISL', state: '' });
  },
};

export const Failed: Story = {
  args: {
    heading: 'Upgrade your account',
    at: legacy,
    answers: { getCaptcha: easyCaptcha },
    fails: { registerUser: 'taken' },
  },
  play: async (playing) => {
    await register(playing);
    await expect(await playing.canvas.findByText('Error registering account:')).toBeVisible();
    await waitFor(() => expect(playing.canvas.getByRole('checkbox')).toBeChecked());
  },
};

/** What the machine worked out counts once. Nobody is told to tick a box that is being ticked again. */
export const FailedCheckingAnew: Story = {
  tags: ['full'],
  args: { heading: 'Upgrade your account', at: legacy, answers: { getCaptcha: easyCaptcha } },
  play: async (playing) => {
    await fillIn(playing);
    answerFromNowOn({ fails: { registerUser: 'taken' }, never: ['getCaptcha'] });
    await send(playing);
    await expect(await playing.canvas.findByText('Checking…')).toBeVisible();
    await expect(playing.canvas.queryByText('Please confirm the captcha above')).toBeNull();
  },
};

const throughPartner: Omit<PageArgs, 'heading'> = {
  at: '/prwebpartner/bay-business-alliance/Register',
  answers: { searchPartner: 'full', listPartnerPackages: 'discount' },
  others: [partnerLogo],
};

/** With the logo of the partner and what its prices save. */
export const ThroughPartner: Story = {
  tags: ['full'],
  args: throughPartner,
  play: shows('$99.00 instead of $120.00'),
};

export const NarrowThroughPartner: Story = { ...narrow, args: throughPartner };

/** A new partner, without a logo and without prices of its own. */
export const ThroughPlainPartner: Story = {
  args: { ...throughPartner, answers: { searchPartner: 'plain', listPartnerPackages: 'noDiscount' } },
};

export const ThroughPartnerWithLongName: Story = {
  args: { ...throughPartner, answers: { searchPartner: 'longTexts', listPartnerPackages: 'discount' } },
};

export const PartnerLoading: Story = { args: { ...throughPartner, never: ['searchPartner'] } };

export const PartnerFailed: Story = {
  tags: ['full'],
  args: { ...throughPartner, fails: { searchPartner: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('searchPartner')).toHaveLength(2));
    await expect(await canvas.findByText('The partner could not be loaded')).toBeVisible();
  },
};

export const PartnerUnknown: Story = {
  tags: ['full'],
  args: {
    heading: "404 - Not Found ... We don't know where you are! Be safe. Go Home.",
    at: '/prwebpartner/nobody/Register',
    fails: { searchPartner: 'unknown', listPartnerPackages: 'unknown' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^404 - Not Found/ })).toBeVisible();
  },
};

/** The registration names the partner. */
export const DoneThroughPartner: Story = {
  args: {
    heading: 'Thank you for registering!',
    at: `${throughPartner.at}?${legacy.split('?')[1] ?? ''}`,
    answers: { ...throughPartner.answers, getCaptcha: easyCaptcha, registerUser: 'newUser' },
    others: [partnerLogo],
  },
  play: async (playing) => {
    await register(playing);
    await playing.canvas.findByRole('heading', { name: 'Thank you for registering!' });
    await expect(callsOf('registerUser')[0]?.body).toMatchObject({
      partnerId: 3,
      PRWebPartnerSiteField: 'bay-business-alliance',
    });
  },
};

/** A package that was chosen before goes along, and so it does with who has an account. */
export const WithPackage: Story = {
  args: {
    heading: 'Thank you for registering!',
    at: `${legacy}&package=360`,
    answers: { getCaptcha: easyCaptcha, registerUser: 'newUser' },
  },
  play: async (playing) => {
    const { canvas } = playing;
    await expect(await canvas.findByText('Premium')).toBeVisible();
    await leads(canvas, 'Login', '/logout?returnTo=%2Fdistribution%2Fcreate%3Fpackage%3D360');
    await register(playing);
    await canvas.findByRole('heading', { name: 'Thank you for registering!' });
    await expect(callsOf('registerUser')[0]?.body).toMatchObject({ prwebPackage: 360 });
  },
};
