import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { page, settled } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Desk/Search',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Editorial desk',
    at: '/admin/releases',
    as: 'editor',
    answers: {
      listEditorialQueue: 'some',
      searchRecords: 'staff',
      getReviewedRelease: 'inReview',
      listJournalistLists: 'some',
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From any screen by Ctrl K: places before anything is typed, records and what can be done with them after. */
export const Found: Story = {
  tags: ['main'],
  play: async () => {
    await settled();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('searchbox', { name: 'Number, name, address or words' });
    await waitFor(() => expect(field).toHaveFocus());
    for (const name of ['Create Release', 'Logout', 'Admin: Releases', 'Admin: Orders'])
      await expect(screen.getByRole('menuitem', { name })).toBeVisible();
    await userEvent.type(field, '204817');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Order 58/ })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /^Impersonate: Dana/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  },
};

/** An action leads to the screen of the record and begins there. */
export const Hold: Story = {
  args: { heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find anything' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: /^Number/ }), '204817');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Put on hold: Harbor/ }));
    await expect(await screen.findByRole('dialog', { name: 'Put on hold' })).toBeVisible();
  },
};
