import { expect, screen, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { partnerLogo } from '../page/partnerLogo';
import { narrow, page, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Admin/Partner editor',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Bay Business Alliance',
    at: '/admin/partners/bay-business-alliance',
    as: 'admin',
    answers: {
      searchPartner: 'full',
      listPartnerPackages: 'discount',
      listPartners: 'some',
      savePartner: 'full',
    },
    others: [partnerLogo],
  },
} satisfies PageMeta;

const name = (canvas: Playing['canvas']) => canvas.findByRole('textbox', { name: /^Name/ });

async function openTab({ canvas, userEvent }: Playing, label: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${label}`) }));
}

async function editorsAreThere(): Promise<void> {
  await waitFor(() => expect(document.querySelectorAll('[contenteditable="true"]')).toHaveLength(6));
}

async function save({ canvas, userEvent }: Playing): Promise<void> {
  await userEvent.clear(await name(canvas));
  await userEvent.paste('Bay Alliance');
  await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('Are you sure you want make these changes?');
  await userEvent.click(within(question).getByRole('button', { name: 'Save Changes' }));
}

export const Full: Story = { tags: ['main'], play: editorsAreThere };

export const Narrow: Story = { tags: ['full'], ...narrow, play: editorsAreThere };

export const Plain: Story = {
  tags: ['full'],
  args: {
    heading: 'Founders Desk',
    at: '/admin/partners/founders-desk',
    answers: { searchPartner: 'plain', listPartnerPackages: 'noDiscount', listPartners: 'some' },
  },
  play: editorsAreThere,
};

export const LongTexts: Story = {
  tags: ['full'],
  args: {
    heading: 'National Federation of Independent Small Manufacturers and Precision Engineering Workshops',
    answers: { searchPartner: 'longTexts', listPartnerPackages: 'discount', listPartners: 'longTexts' },
  },
  play: editorsAreThere,
};

/** It is saved after the question, with the version that was loaded and its own prices alone. */
export const Saved: Story = {
  play: async (playing) => {
    await save(playing);
    await expect(await playing.canvas.findByText('The changes are saved and public.')).toBeVisible();
    await expect(callsOf('savePartner')[0]?.body).toMatchObject({
      name: 'Bay Alliance',
      version: 8,
      packages: [
        { packageId: '80', price: 99 },
        { packageId: '140', price: 208.25 },
        { packageId: '200', price: 306 },
        { packageId: '360', price: 408 },
      ],
    });
  },
};

/** Somebody was faster: what was typed stays. */
export const Stale: Story = {
  args: { fails: { savePartner: 'stale' } },
  play: async (playing) => {
    await save(playing);
    await expect(
      await playing.canvas.findByText(/changed in another window or by somebody else/),
    ).toBeVisible();
    await expect(await name(playing.canvas)).toHaveValue('Bay Alliance');
    await expect(playing.canvas.queryByText('The changes are saved and public.')).toBeNull();
    await expect(await playing.canvas.findByText(/^The other version was saved by .+@.+ on /)).toBeVisible();
  },
};

/** What was typed is let go, and nothing is saved. */
export const StaleTookOther: Story = {
  tags: ['full'],
  args: { fails: { savePartner: 'stale' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await save(playing);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the other version' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bay Business Alliance'),
    );
    await expect(canvas.queryByRole('button', { name: 'Use the other version' })).toBeNull();
    await expect(canvas.queryByText('The changes are saved and public.')).toBeNull();
    await expect(callsOf('savePartner')).toHaveLength(1);
  },
};

/** And it is saved over the other version when that is asked for. */
export const StaleOverwritten: Story = {
  args: {
    answers: {
      searchPartner: { example: 'full', change: (partner) => ({ ...partner, version: 7 }) },
      listPartnerPackages: 'discount',
      listPartners: 'some',
      savePartner: 'full',
    },
    fails: { savePartner: 'stale' },
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await save(playing);
    await canvas.findByText(/changed in another window or by somebody else/);
    answerFromNowOn({ fails: {} });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine instead' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('The changes are saved and public.')).toBeVisible();
    await expect(callsOf('savePartner')[1]?.body).toMatchObject({ version: 8, name: 'Bay Alliance' });
  },
};

export const SlugTaken: Story = {
  args: { fails: { savePartner: 'slugTaken' } },
  play: async (playing) => {
    await save(playing);
    await expect(await playing.canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Another partner already has this slug.',
    );
  },
};

/** A price that is none is refused at its field, and nothing is asked. */
export const Errors: Story = {
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await userEvent.clear(await name(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Please provide a partner name.',
    );
    await userEvent.click(await name(canvas));
    await userEvent.paste('Bay Alliance');
    await openTab(playing, 'Packages');
    const price = canvas.getByRole('textbox', { name: /^Basic price/ });
    await userEvent.clear(price);
    await userEvent.paste('ninety');
    await openTab(playing, 'Page');
    await expect(await name(canvas)).toHaveValue('Bay Alliance');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Please provide a price in US dollars, with at most two decimals.',
    );
    await expect(price).not.toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Packages 1 problem' })).toBeVisible();
    // The line of the summary opens the tab of its field.
    await userEvent.click(canvas.getByRole('link', { name: /^Please provide a price in US dollars/ }));
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toBeInvalid();
    await expect(callsOf('savePartner')).toEqual([]);
  },
};

/** A text of a package that is too long is refused before it is sent, and stays. */
export const LongPackageText: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: {
      searchPartner: {
        example: 'full',
        change: (partner) => ({ ...partner, packageDescription: [`<p>${'word '.repeat(1_200)}</p>`] }),
      },
      listPartnerPackages: 'discount',
      listPartners: 'some',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await name(canvas), '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'The package description cannot exceed 5000 characters.',
    );
    await expect(canvas.getByRole('tab', { name: 'Packages 1 problem' })).toBeVisible();
    await expect(callsOf('savePartner')).toEqual([]);
  },
};

/** A price that would surprise customers is allowed; the question names it. */
export const UnusualPrices: Story = {
  tags: ['full'],
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await openTab(playing, 'Packages');
    const price = canvas.getByRole('textbox', { name: /^Basic price/ });
    await userEvent.clear(price);
    await userEvent.paste('990');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Basic costs more than its list price of $120.00.',
    );
    await expect(callsOf('savePartner')).toEqual([]);
  },
};

/** Nothing is saved while the logo is on its way: it would be left behind. */
export const LogoOnItsWay: Story = {
  args: { never: ['uploadFile'] },
  play: async ({ canvas, userEvent }) => {
    await name(canvas);
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('There is no chooser.');
    await userEvent.upload(chooser, new File(['logo'], 'logo.png', { type: 'image/png' }));
    const button = canvas.getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('The logo is still uploading.'));
    await userEvent.click(button);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Another partner is opened after a question, when something would be lost. */
export const ChangingPartner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await name(canvas), '!');
    await userEvent.click(await canvas.findByRole('button', { name: /Change Partner/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Founders Desk' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/partners/founders-desk'));
  },
};

/** More partners than one likes to scroll through are searched. Who stays after all still sees the open partner. */
export const ManyPartners: Story = {
  tags: ['full'],
  args: {
    answers: {
      searchPartner: 'full',
      listPartnerPackages: 'discount',
      listPartners: { example: 'some', headers: { 'X-Total-Count': '1000' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await name(canvas), '!');
    const switcher = () => canvas.getByRole('combobox', { name: 'Change Partner' });
    await expect(switcher()).toHaveValue('Bay Business Alliance');
    await userEvent.clear(switcher());
    await userEvent.type(switcher(), 'found');
    await userEvent.click(await screen.findByRole('option', { name: 'Founders Desk' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(switcher()).toHaveFocus());
    await expect(switcher()).toHaveValue('Bay Business Alliance');
    await expect(switcher()).toHaveAttribute('aria-expanded', 'false');
    // Nothing of the page stays hidden from screen readers.
    await expect(await canvas.findByRole('link', { name: 'Skip to main content' })).toBeInTheDocument();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
    await expect(await name(canvas)).toHaveValue('Bay Business Alliance!');
    await expect(pageAddress()).toBe('/admin/partners/bay-business-alliance');
  },
};

export const Loading: Story = {
  args: { heading: 'Partner', never: ['searchPartner', 'listPartnerPackages'] },
};

export const Failed: Story = {
  tags: ['full'],
  args: { heading: 'Partner', fails: { searchPartner: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('searchPartner')).toHaveLength(2));
    await expect(await canvas.findByText('The partner could not be loaded')).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ['full'],
  args: { heading: 'Not Found', at: '/admin/partners/nobody', fails: { searchPartner: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  },
};

/** The partner office sees the public page, and not the editor. */
export const NotAllowed: Story = {
  args: { heading: 'Not Authorized', as: 'partnerOffice' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Authorized' })).toBeVisible();
  },
};
