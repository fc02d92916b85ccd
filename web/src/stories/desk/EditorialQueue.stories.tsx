import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Desk/Editorial queue',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Editorial desk',
    at: '/admin/releases',
    as: 'editor',
    answers: { listEditorialQueue: 'some' },
  },
} satisfies PageMeta;

export const Some: Story = { tags: ['main'] };
export const Mixed: Story = {
  tags: ['full'],
  args: { answers: { listEditorialQueue: 'mixed' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Overdue'))[0]).toBeVisible();
    await expect(canvas.getAllByText(/ · Priority$/)[0]).toBeVisible();
  },
};
/** Who works on what, by when it is due: by word and colour. A release leads on in the queue it was opened from, and the file has what the tab has. */
export const Mine: Story = {
  args: {
    at: '/admin/releases?view=mine&sort=dueDate',
    answers: { listEditorialQueue: 'mixed', exportQueue: '' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Late by 27 h')).toBeVisible();
    await expect(canvas.getByText('Due in 2 h')).toBeVisible();
    await expect(canvas.getByText('Yours')).toBeVisible();
    await expect(canvas.getAllByText('Passed up').length).toBeGreaterThan(1);
    await expect(await canvas.findByRole('link', { name: 'Unclaimed 7' })).toHaveAttribute(
      'href',
      '/admin/releases?view=unclaimed&sort=dueDate',
    );
    const [release] = canvas.getAllByRole('link', { name: /Harbor Robotics/ });
    await expect(release).toHaveAttribute('href', '/admin/releases/43?view=mine&sort=dueDate');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(callsOf('exportQueue')[0]?.query).toMatch(/sortBy=dueDate&sortDirection=asc&.*queue=mine$/),
    );
  },
};
/** A press on a heading sorts by it, and on again turns the order; it stands in the address. */
export const Sorted: Story = {
  args: { answers: { listEditorialQueue: 'mixed' } },
  play: async ({ canvas, userEvent }) => {
    const press = async (direction: string, address: string): Promise<void> => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Headline' }));
      await waitFor(() => expect(pageAddress()).toBe(address));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Headline' }).closest('th')).toHaveAttribute(
          'aria-sort',
          direction,
        ),
      );
    };
    await press('ascending', '/admin/releases?sort=headline');
    await press('descending', '/admin/releases?sort=headline&direction=desc');
    await userEvent.click(await canvas.findByRole('button', { name: 'Submitted' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/releases?sort=submittedDate'));
  },
};

const nothingIsCut = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> => {
  const cells = await canvas.findAllByRole('cell');
  for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** Headlines and customers go on in a second line. */
export const LongTexts: Story = {
  tags: ['full'],
  args: { answers: { listEditorialQueue: 'mixed' }, wording: 'long' },
  play: nothingIsCut,
};

/** Text twice as large, as the settings of a browser make it. */
export const LargeText: Story = {
  tags: ['full'],
  args: { answers: { listEditorialQueue: 'mixed' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: nothingIsCut,
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
  tags: ['full'],
  args: {
    at: '/admin/releases?view=published&search=crane',
    answers: { listEditorialQueue: 'none' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Nothing matches 'crane'");
    await expect(await canvas.findByRole('searchbox')).toHaveValue('crane');
    await leads(canvas, 'Waiting', '/admin/releases?search=crane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
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
export const RightToLeft: Story = {
  args: { answers: { listEditorialQueue: 'mixed' }, wording: 'rightToLeft' },
};
export const Narrow: Story = { ...narrow };

/** On a phone of 390 px. */
export const OnAPhone: Story = {
  args: { answers: { listEditorialQueue: 'mixed' } },
  globals: { viewport: { value: 'width390', isRotated: false } },
};

export const NoPermission: Story = { args: { heading: 'Not Authorized', as: 'customer', answers: {} } };
