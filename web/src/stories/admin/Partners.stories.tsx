import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { partnerLogo } from '../page/partnerLogo';
import { narrow, page, shows, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Admin/Partners',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Partners',
    at: '/admin/partners',
    as: 'admin',
    answers: { listPartners: 'some' },
    others: [partnerLogo],
  },
} satisfies PageMeta;

export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('link', { name: 'Bay Business Alliance' });
    await expect(editor).toHaveAttribute('href', '/admin/partners/bay-business-alliance');
    await expect(await canvas.findByText('17.5 %')).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

/** The partner office sees the list and the public pages, and edits nothing. */
export const ForThePartnerOffice: Story = {
  tags: ['full'],
  args: { as: 'partnerOffice' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bay Business Alliance')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Bay Business Alliance' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create partner' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^Open the page of/ })).toHaveLength(3);
  },
};

export const Empty: Story = {
  tags: ['full'],
  args: { answers: { listPartners: 'none' } },
  play: shows('No partners yet'),
};

export const NothingFound: Story = {
  tags: ['full'],
  args: { at: '/admin/partners?search=zz', answers: { listPartners: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing matches 'zz'")).toBeVisible();
    await expect(await canvas.findByText(/One or two letters .* where a word begins\./)).toBeVisible();
    await expect(await canvas.findByRole('searchbox')).toHaveValue('zz');
  },
};

/** What is searched for stands in the address, on its first page. Editors only look. */
export const Searched: Story = {
  tags: ['full'],
  args: { at: '/admin/partners?page=2', as: 'editor' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bay Business Alliance');
    await expect(canvas.queryByRole('button', { name: 'Create partner' })).toBeNull();
    await userEvent.click(await canvas.findByRole('searchbox'));
    await userEvent.paste(' bay ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pageAddress()).toBe('/admin/partners?search=bay'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/partners'));
  },
};

export const LongTexts: Story = { args: { answers: { listPartners: 'longTexts' } } };

export const NarrowLongTexts: Story = { ...LongTexts, ...narrow };

export const RightToLeftNames: Story = {
  args: {
    answers: {
      listPartners: {
        example: 'some',
        change: (rows) => rows.map((row) => ({ ...row, name: 'تحالف أعمال الخليج' })),
      },
    },
  },
};

export const Loading: Story = { args: { never: ['listPartners'] } };

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listPartners: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('listPartners')).toHaveLength(2));
    await expect(await canvas.findByText('The partners could not be loaded')).toBeVisible();
  },
};

export const Creating: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create partner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a partner' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create partner' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please provide a slug.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Create partner' }));
    const another = within(await screen.findByRole('dialog', { name: 'Create a partner' }));
    await userEvent.click(another.getByRole('button', { name: 'Create partner' }));
    await expect(await another.findByRole('alert')).toHaveTextContent('Please provide a partner name.');
    await expect(callsOf('createPartner')).toHaveLength(0);
  },
};

async function create({ canvas, userEvent }: Playing): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create partner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a partner' }));
  await userEvent.click(dialog.getByRole('textbox', { name: /^Name/ }));
  await userEvent.paste(' Founders Desk ');
  await userEvent.click(dialog.getByRole('textbox', { name: /^Slug/ }));
  await userEvent.paste('founders-desk');
  await userEvent.click(dialog.getByRole('button', { name: 'Create partner' }));
}

/** The new partner opens in the editor. */
export const Created: Story = {
  args: {
    heading: 'Founders Desk',
    answers: {
      listPartners: 'some',
      createPartner: 'plain',
      searchPartner: 'plain',
      listPartnerPackages: 'noDiscount',
    },
  },
  play: async (playing) => {
    await create(playing);
    await waitFor(() => expect(pageAddress()).toBe('/admin/partners/founders-desk'));
    await expect(callsOf('createPartner')[0]?.body).toEqual({
      name: 'Founders Desk',
      slug: 'founders-desk',
    });
  },
};

export const SlugTaken: Story = {
  tags: ['full'],
  args: { fails: { createPartner: 'slugTaken' } },
  play: async (playing) => {
    await create(playing);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another partner already has this slug.',
    );
  },
};
