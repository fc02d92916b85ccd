import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageTile } from './ImageTile';

/** A drawing instead of a photograph, so that nothing is fetched. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="lightsteelblue"/><path d="M0 160h300v40H0z" fill="slategray"/><path d="M40 160V80l60 30V80l60 30V50h30v110z" fill="darkslategray"/></svg>',
)}`;

const meta = {
  title: 'Content/ImageTile',
  tags: ['needs-review'],
  component: ImageTile,
  args: {
    src: drawing,
    alt: 'A factory with a tall chimney behind a grey field',
    caption: 'The plant at Sparrows Point',
    fileName: 'plant.png',
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ImageTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · thumbnail, picture',
  args: { onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('img', { name: 'A factory with a tall chimney behind a grey field' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit plant.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { errorMessage: 'The picture is not there any more.', onRetry: fn(), src: null, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading plant.png…');
    await expect(canvas.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  },
};

const retry = fn();

/** The browser cannot show what came. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', onRetry: retry },
  play: async ({ canvas }) => {
    retry.mockClear();
    await waitFor(() => expect(canvas.getByText('The picture cannot be shown.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry plant.png' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { src: null, errorMessage: 'The picture is not there any more.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture is not there any more.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry plant.png' })).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture')).toBeVisible();
  },
};

/** Readers who cannot see it get nothing: it says so. */
export const WithoutAltText: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No alt text')).toBeVisible();
  },
};

/** As it is shown in a release that cannot be edited any more. */
export const ReadOnly: Story = {
  render: ({ src, alt, caption, fileName }) => <ImageTile {...{ src, alt, caption, fileName }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** 50 characters are seen; all of them are heard. */
export const LongText: Story = {
  args: {
    caption:
      'Lena Brandt, chief executive of Harbor Robotics, cuts the ribbon at the plant at Sparrows Point, Maryland, on Friday.',
    alt: 'A woman in a yellow helmet holds large scissors; behind her stand about forty people in front of a hall with open gates, and a banner that cannot be read.',
    fileName: '2026-11-20_harbor-robotics_ribbon-cutting_final.png',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Lena Brandt, chief executive of Harbor Robotics, c…')).toBeVisible();
    await expect(canvas.getByText(args.caption)).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: { caption: 'المصنع في سباروز بوينت', alt: 'مصنع ذو مدخنة عالية', fileName: 'صورة.png' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ImageTile {...args} />
    </div>
  ),
};
