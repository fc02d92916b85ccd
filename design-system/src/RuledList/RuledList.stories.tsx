import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { StatusTag } from '../StatusTag/StatusTag';
import { phone, rightToLeft } from '../storyFrames';
import { ListRow } from './ListRow';
import { RuledList } from './RuledList';

const remove = fn();

const meta = {
  title: 'Content/RuledList',
  tags: ['stable'],
  component: RuledList,
  args: {
    label: 'Releases',
    children: (
      <>
        <ListRow
          slug="REL-204817 · New York"
          headline="Harbor Robotics opens Baltimore plant, adds 400 jobs"
          href="#204817"
          tag={<StatusTag tone="live">Live</StatusTag>}
          date="20 Nov, 9:00 AM ET"
        />
        <ListRow
          slug="REL-204833 · Chicago"
          headline="Lakeview Health names Dana Ortiz chief nursing officer"
          href="#204833"
          tag={<StatusTag tone="scheduled">Scheduled</StatusTag>}
          date="23 Nov, 8:30 AM ET"
        />
        <ListRow
          slug="REL-204829 · Denver"
          headline="Untitled release"
          href="#204829"
          tag={<StatusTag tone="onhold">Changes needed</StatusTag>}
          date="2 items"
        >
          <Link href="#reasons">What is to be changed</Link>
        </ListRow>
        <ListRow
          slug="REL-204851 · –"
          headline="Spring funding round announcement"
          href="#204851"
          meta="Created 20 Nov 2026"
          tag={<StatusTag tone="draft">Draft</StatusTag>}
          date="Step 3 of 8"
          action={
            <Button variant="quiet" onPress={remove}>
              Delete
            </Button>
          }
        />
      </>
    ),
  },
} satisfies Meta<typeof RuledList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · rows, items',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Releases' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /Harbor Robotics/ });
    await expect(link).toHaveAttribute('href', '#204817');
    const { x, y } = canvas.getByText('20 Nov, 9:00 AM ET').getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(link);
    await expect(canvas.getByText('REL-204817 · New York')).toBeVisible();
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByText('Created 20 Nov 2026')).toBeVisible();
    // The line opens by a press anywhere, but for what can be pressed by itself.
    const others = [
      canvas.getByRole('button', { name: 'Delete' }),
      canvas.getByRole('link', { name: 'What is to be changed' }),
    ];
    for (const control of others) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      await expect(control.contains(hit)).toBe(true);
    }
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};

/** Long words and right-to-left names stay inside their column. */
export const LongTexts: Story = {
  args: {
    children: (
      <ListRow
        slug="REL-204900 · Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
        headline="شركة الميناء للروبوتات Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        href="#204900"
        tag={<StatusTag tone="pending">Pending distribution upon user approval</StatusTag>}
        date="20 Nov, 9:00 AM ET"
      />
    ),
  },
};

/** Tab goes from headline to headline; each is a link. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Harbor Robotics/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lakeview Health/ })).toHaveFocus();
  },
};

export const Phone: Story = { globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'البيانات',
    children: (
      <ListRow
        slug="REL-204900"
        headline="شركة الميناء للروبوتات تفتتح مصنعًا"
        href="#204900"
        tag={<StatusTag tone="live">منشور</StatusTag>}
        date="20 Nov, 9:00 AM ET"
      />
    ),
  },
};
