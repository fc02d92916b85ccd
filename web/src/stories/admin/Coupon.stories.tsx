import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, leads, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Admin/Coupon',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Unique coupon',
    at: '/admin/coupons/edit/301',
    as: 'editor',
    answers: {
      getCoupon: 'unused',
      saveCoupon: 'created',
      setCouponStatus: 'revoked',
      searchUsers: 'firstPage',
      getAdminUniversalCoupon: 'percent',
      saveUniversalCoupon: 'saved',
    },
  },
} satisfies PageMeta;

const fill = async ({ canvas, userEvent }: Playing, name: RegExp, typed: string): Promise<void> => {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
};
const press = async ({ canvas, userEvent }: Playing, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const errors = async ({ canvas }: Playing): Promise<string> => (await canvas.findByRole('alert')).textContent;

/** Whose it is cannot be changed. */
export const Unused: Story = {
  tags: ['main'],
  play: async (playing) => {
    const { canvas } = playing;
    await expect(await canvas.findByRole('combobox', { name: /Login Username/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Copy coupon code' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Expiration Date \(EST\)/ })).toHaveValue('12/21/2026');
    await fill(playing, /Coupon Amount/, '150');
    await press(playing, 'Save Changes');
    const done = within(await screen.findByRole('dialog', { name: 'Coupon Saved' }));
    await waitFor(() => expect(done.getByText('Coupon has been saved')).toBeVisible());
    await playing.userEvent.click(done.getByRole('button', { name: 'Got it, thanks!' }));
    await expect(callsOf('saveCoupon')[0]?.body).toMatchObject({ id: 301, version: 1, originalAmount: 150 });
  },
};

export const UnusedNarrow: Story = { ...narrow };

/** Above the limit nothing is made before somebody else confirms it, and the form is as it was. */
export const Waits: Story = {
  tags: ['full'],
  args: { answers: { getCoupon: 'unused', saveCoupon: 'waits' } },
  play: async (playing) => {
    await fill(playing, /Coupon Amount/, '5000');
    await press(playing, 'Save Changes');
    const waits = within(await screen.findByRole('dialog', { name: 'Waits for confirmation' }));
    await waitFor(() =>
      expect(waits.getByText(/^A coupon of \$5,000\.00 waits for confirmation/)).toBeVisible(),
    );
    await leads(waits, 'See the request', '/admin/approvals/17');
    await playing.userEvent.click(waits.getByRole('button', { name: 'Got it, thanks!' }));
    await expect(playing.canvas.getByRole('textbox', { name: /Coupon Amount/ })).not.toHaveValue('5000');
  },
};

export const Revoking: Story = {
  play: async (playing) => {
    await press(playing, 'Revoke Coupon');
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Coupon' }));
    await playing.userEvent.click(question.getByRole('button', { name: 'Revoke Coupon' }));
    const done = within(await screen.findByRole('dialog', { name: 'Coupon Revoked' }));
    await waitFor(() => expect(done.getByText('Coupon has been revoked')).toBeVisible());
    await playing.userEvent.click(done.getByRole('button', { name: 'Got it, thanks!' }));
    await expect(await playing.canvas.findByText('REVOKED')).toBeVisible();
    await expect(playing.canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  },
};

/** A used coupon can only be read. */
export const Used: Story = {
  tags: ['full'],
  args: { answers: { getCoupon: 'used' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('USED')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Coupon Amount/ })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: /Save Changes|Revoke/ })).toBeNull();
  },
};

export const Expired: Story = { args: { answers: { getCoupon: 'expired' } } };

/** What somebody else has saved is not overwritten, and what was typed is not lost. */
export const SavedMeanwhile: Story = {
  args: { fails: { saveCoupon: 'stale' }, answers: { getCoupon: 'unused' } },
  play: async (playing) => {
    await fill(playing, /^Notes/, 'Mine');
    await press(playing, 'Save Changes');
    await expect(await playing.canvas.findByText(/^This coupon was changed in another window/)).toBeVisible();
    await press(playing, 'Keep my changes');
    await waitFor(() => expect(callsOf('getCoupon')).toHaveLength(2));
    await expect(await playing.canvas.findByRole('textbox', { name: /^Notes/ })).toHaveValue('Mine');
    await press(playing, 'Save Changes');
    await press(playing, 'Use the other version');
    await waitFor(() =>
      expect(playing.canvas.getByRole('textbox', { name: /^Notes/ })).toHaveValue(
        'Sorry for the late release.',
      ),
    );
  },
};

export const Refused: Story = {
  tags: ['full'],
  args: { fails: { saveCoupon: 'spent' } },
  play: async (playing) => {
    await press(playing, 'Save Changes');
    await expect(await errors(playing)).toMatch(/^Error:.*cannot be lower than what has already been spent/);
  },
};

export const Missing: Story = { args: { heading: 'Not Found', fails: { getCoupon: 404 } } };
export const NoNumber: Story = { args: { heading: 'Not Found', at: '/admin/coupons/edit/x' } };
export const Failed: Story = { args: { fails: { getCoupon: 500 } } };

const creating = { heading: 'New unique coupon', at: '/admin/coupons/create' };

export const Creating: Story = {
  args: creating,
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await press(playing, 'Create Coupon');
    await expect(await errors(playing)).toMatch(
      /This email address does not exist\..*Please provide an amount for Coupon Amount\./,
    );
    for (const [typed, message] of [
      ['12.5', 'Please provide only numeric values.'],
      ['1'.repeat(25), 'The Coupon Amount cannot exceed 24 characters.'],
      ['0', 'Field must be between 1 and 99999999'],
    ] as const) {
      await fill(playing, /Coupon Amount/, typed);
      await waitFor(async () => expect(await errors(playing)).toContain(message));
    }
    await fill(playing, /Coupon Amount/, '25');
    await fill(playing, /Expiration Date/, '02/30/2030');
    await waitFor(async () => expect(await errors(playing)).toContain('Invalid date format'));
    await fill(playing, /Expiration Date/, '01/01/3500');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /Expiration Date/ })).toHaveValue('12/31/2999');
    await userEvent.click(canvas.getByRole('textbox', { name: /^Notes/ }));
    await userEvent.paste('x'.repeat(1025));
    await waitFor(async () =>
      expect(await errors(playing)).toContain('The Notes cannot exceed 1024 characters.'),
    );
  },
};

/** Nobody is asked about three characters; who is found is ticked. */
export const Created: Story = {
  tags: ['full'],
  args: { ...creating, heading: 'Unique coupon' },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const login = await canvas.findByRole('combobox', { name: /Login Username/ });
    await userEvent.type(login, 'dan');
    await userEvent.type(login, 'a');
    await userEvent.click(await screen.findByRole('option', { name: 'dana@harbor-robotics.example' }));
    await expect(callsOf('searchUsers')).toHaveLength(1);
    await expect(canvas.getByText('✓ Dana Ortiz')).toBeVisible();
    await fill(playing, /Coupon Amount/, '100');
    await fill(playing, /Expiration Date/, '12/21/2990');
    await press(playing, 'Create Coupon');
    await userEvent.click(await screen.findByRole('button', { name: 'Got it, thanks!' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/coupons/edit/301'));
    await expect(callsOf('saveCoupon')[0]?.body).toEqual({
      userAccountId: 12,
      originalAmount: 100,
      expirationDate: '2990-12-22 04:59:59.999',
      notes: '',
    });
  },
};

const universal = { heading: 'Universal coupon', at: '/admin/universalcoupons/edit/22' };

/** Code and kind are locked. */
export const Universal: Story = {
  tags: ['full'],
  args: universal,
  play: async (playing) => {
    const { canvas } = playing;
    await expect(await canvas.findByRole('textbox', { name: /Coupon Code/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('checkbox', { name: 'Percent Discount' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /Coupon Amount/ })).toHaveValue('17.5');
    await fill(playing, /Coupon Amount/, '0.07');
    await press(playing, 'Save Coupon');
    await playing.userEvent.click(await screen.findByRole('button', { name: 'Got it, thanks!' }));
    await expect(callsOf('saveUniversalCoupon')[0]?.body).toMatchObject({
      universalCouponId: 22,
      percent: 0.0007,
      amount: null,
      startDate: '2027-03-01 05:00:00.000',
      expirationDate: '2027-06-01 03:59:59.999',
    });
    await settled('Universal coupon');
  },
};

export const UniversalNarrow: Story = { args: universal, ...narrow };

export const CreatingUniversal: Story = {
  tags: ['full'],
  args: { heading: 'New universal coupon', at: '/admin/universalcoupons/create' },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await press(playing, 'Create Coupon');
    await expect(await errors(playing)).toMatch(
      /Please provide a universal coupon code.*Please provide a coupon amount\./,
    );
    const tries = async (name: RegExp, cases: readonly (readonly [string, string])[]): Promise<void> => {
      for (const [typed, message] of cases) {
        await fill(playing, name, typed);
        await waitFor(async () => expect(await errors(playing)).toContain(message));
      }
    };
    await tries(/Coupon Code/, [
      ['A B', 'Your coupon code cannot have spaces.'],
      ['<b>x</b>', 'Your coupon code cannot have html markup.'],
      ['X'.repeat(37), 'Your coupon code cannot exceed 36 characters.'],
    ]);
    await tries(/Coupon Amount/, [
      ['ten', 'Your coupon amount must be in digits.'],
      ['1.005', 'Your coupon amount must be up to two decimal places'],
      ['0', 'Your coupon amount must be greater than zero.'],
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Percent Discount' }));
    await waitFor(async () => expect(await errors(playing)).not.toContain('coupon amount'));
    await press(playing, 'Create Coupon');
    await tries(/Coupon Amount/, [
      ['', 'Please provide a coupon percent.'],
      ['ten', 'Your coupon percent must be in digits.'],
      ['12.345', 'Your coupon percent must be up to two decimal places'],
      ['100', 'Your coupon percent must be between 0 and 100 exclusive.'],
    ]);
    await tries(/Expire Date/, [
      ['01/01/2001', 'Your coupon expiration date must be after start date.'],
      ['13/01/2030', 'Invalid date format'],
    ]);
    await tries(/^Notes/, [['<b>x</b>', 'Your coupon notes cannot have html markup.']]);
    await expect(callsOf('saveUniversalCoupon')).toHaveLength(0);
  },
};

export const CodeTaken: Story = {
  args: { ...universal, fails: { saveUniversalCoupon: 'taken' } },
  play: async (playing) => {
    await press(playing, 'Save Coupon');
    await expect(await errors(playing)).toContain('This coupon code already exists.');
  },
};
