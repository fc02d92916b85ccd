import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Desk/Editorial queue',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/admin/releases', as: 'editor', answers: { listEditorialQueue: 'some' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Mixed: Story = {
  args: { answers: { listEditorialQueue: 'mixed' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Overdue'))[0]).toBeVisible();
    await expect(canvas.getAllByText(/ · Priority$/)[0]).toBeVisible();
  },
};
export const Empty: Story = { args: { answers: { listEditorialQueue: 'none' } } };

/** A page of fifty, of more than the server counts. */
export const Many: Story = {
  args: {
    answers: {
      listEditorialQueue: {
        example: 'mixed',
        change: (items) =>
          Array.from({ length: 50 }, (_, index) => items[index % items.length])
            .filter((item) => item !== undefined)
            .map((item, index) => ({ ...item, distributionId: 400 + index })),
        headers: { 'X-Total-Count': '10000', 'X-Total-Count-Capped': 'true' },
      },
    },
  },
};

/** The address names a page that there is not any longer. */
export const NothingOnThePage: Story = {
  args: {
    at: '/admin/releases?page=3',
    answers: { listEditorialQueue: { example: 'none', headers: { 'X-Total-Count': '51' } } },
  },
};

export const SearchFindsNone: Story = {
  args: {
    at: '/admin/releases?view=published&search=crane',
    answers: { listEditorialQueue: 'none' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Nothing matches 'crane'");
    await expect(await canvas.findByRole('searchbox')).toHaveValue('crane');
    await expect(await canvas.findByRole('link', { name: 'Waiting' })).toHaveAttribute(
      'href',
      '/admin/releases?search=crane',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/releases?view=published'));
    await canvas.findByText('Nothing here');
    await userEvent.click(await canvas.findByRole('searchbox'));
    await userEvent.paste(' crane ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/releases?view=published&search=crane'));
    await expect(await canvas.findByText("Nothing matches 'crane'")).toBeVisible();
  },
};

export const Loading: Story = { args: { never: ['listEditorialQueue'] } };
export const Failed: Story = {
  args: { fails: { listEditorialQueue: 500 } },
  play: async ({ canvas, userEvent }) => {
    const title = 'The queue could not be loaded';
    await canvas.findByText(title);
    await settled();
    const before = callsOf('listEditorialQueue').length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('listEditorialQueue')).toHaveLength(before + 1));
    await expect(await canvas.findByText(title)).toBeVisible();
  },
};
export const LongTexts: Story = { args: { answers: { listEditorialQueue: 'mixed' }, wording: 'long' } };
export const RightToLeft: Story = {
  args: { answers: { listEditorialQueue: 'mixed' }, wording: 'rightToLeft' },
};
export const Narrow: Story = { ...narrow };

/** On a phone of 390 px. */
export const OnAPhone: Story = {
  args: { answers: { listEditorialQueue: 'mixed' } },
  globals: { viewport: { value: 'width390', isRotated: false } },
};

export const NoPermission: Story = { args: { as: 'customer', answers: {} } };
