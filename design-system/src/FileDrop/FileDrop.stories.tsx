import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focusField } from '../ErrorSummary/focusField';
import { FileDrop, type FileDropProps } from './FileDrop';
import { useUploads, type UploadRequest } from './useUploads';

const meta = {
  title: 'Forms/FileDrop',
  tags: ['needs-review'],
  component: FileDrop,
  args: {
    label: 'Attachments',
    name: 'attachments',
    acceptedTypes: ['application/pdf', 'image/png', 'image/jpeg', 'image/gif'],
    acceptedText: 'PDF, PNG, JPEG or GIF',
    maxBytes: 10 * 1024 * 1024,
    maxFiles: 5,
    items: [],
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string, size = 2048) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
};

/** A drag event that carries these files, as a browser makes it for files of the system. */
function drag(type: 'dragenter' | 'drop', files: readonly File[]): Event {
  const dataTransfer = {
    effectAllowed: 'all',
    dropEffect: 'none',
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  };
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  return event;
}

/** The button opens the chooser of the system; dropping does the same as choosing. */
export const Playground: Story = {
  name: 'Playground · upload, dropzone, attachment',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Attachments' })).toHaveTextContent(
      'PDF, PNG, JPEG or GIF, up to 10 MB each, at most 5 files',
    );
    await expect(inputOf(canvasElement)).toHaveAttribute(
      'accept',
      'application/pdf,image/png,image/jpeg,image/gif',
    );
    const chooser = fn();
    inputOf(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      chooser();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose files' }));
    await expect(chooser).toHaveBeenCalledTimes(1);
    const zone = canvas.getByText('or drop them here');
    const files = [png('plant.png'), png('robot.png')];
    zone.dispatchEvent(drag('dragenter', files));
    zone.dispatchEvent(drag('drop', files));
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith(files));
  },
};

/** What cannot be taken is named with its reason and spoken at once; the others are taken. */
export const Refused: Story = {
  args: { items: [{ id: 'a', name: 'plant.png', size: 2048, state: 'done' }], maxFiles: 2 },
  play: async ({ canvas, canvasElement, args }) => {
    const good = png('robot.png');
    await userEvent.upload(
      inputOf(canvasElement),
      [
        new File(['x'], 'notes.docx', { type: 'application/msword' }),
        png('poster.png', 10 * 1024 * 1024 + 1),
        good,
        png('third.png'),
      ],
      { applyAccept: false },
    );
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenLastCalledWith([good]);
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent('notes.docx is of another type. Choose PDF, PNG, JPEG or GIF.');
    await expect(said).toHaveTextContent('poster.png is larger than 10 MB.');
    await expect(said).toHaveTextContent('third.png is one too many. There can be 2 files.');
    // The same file can be chosen again.
    await expect(inputOf(canvasElement).files).toHaveLength(0);
  },
};

/** A file in each state. */
export const States: Story = {
  args: {
    items: [
      { id: 'a', name: 'plant.png', size: 1_468_006, state: 'done' },
      { id: 'b', name: 'robot.jpg', size: 4_400_000, state: 'uploading', progress: 62 },
      { id: 'c', name: 'fact-sheet.pdf', size: 812, state: 'waiting' },
      {
        id: 'd',
        name: 'poster.gif',
        size: 9_000_000,
        state: 'failed',
        errors: ['The file is damaged.', 'The name is taken.'],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading robot.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    const states = canvas.getAllByRole('status').map((line) => line.textContent);
    await expect(states.slice(0, 3)).toEqual([
      'plant.png: Uploaded',
      'robot.jpg: Uploading…',
      'fact-sheet.pdf: Waiting',
    ]);
    await expect(states[3]).toMatch(/^poster\.gif: Error uploading file/);
    await expect(canvas.getByText('The file is damaged.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel robot.jpg' }));
    await expect(args.onCancel).toHaveBeenLastCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plant.png' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry poster.gif' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('d');
  },
};

/** The way is there and its length is not known. */
export const WithoutShare: Story = {
  args: { items: [{ id: 'a', name: 'plant.png', size: 1_468_006, state: 'uploading', progress: null }] },
};

/** The button stays in reach and says why it does nothing. */
export const Full: Story = {
  args: { maxFiles: 1, items: [{ id: 'a', name: 'plant.png', size: 2048, state: 'done' }] },
  play: async ({ canvas, canvasElement }) => {
    const chooser = fn();
    inputOf(canvasElement).addEventListener('click', chooser);
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(button).toHaveAccessibleDescription('You have added 1 of 1. Remove one to add another.');
    await userEvent.click(button);
    await expect(chooser).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please select a file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please select a file.');
    await expect(focusField('attachments')).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    const dropped = drag('drop', [png('plant.png')]);
    canvas.getByText('or drop them here').dispatchEvent(dropped);
    await expect(dropped.defaultPrevented).toBe(false);
  },
};

/** Sends nothing anywhere: each file waits until the test lets it go on. */
const onTheirWay = new Map<string, UploadRequest & { end: () => void; fail: (text: string) => void }>();
const done = fn();

function Sending(props: FileDropProps) {
  const uploads = useUploads<string>({
    upload: (request) =>
      new Promise<string>((resolve, reject) => {
        onTheirWay.set(request.file.name, {
          ...request,
          end: () => resolve('stored'),
          fail: (text) => reject(new Error(text)),
        });
      }),
    onDone: (result, { file }) => {
      done(file.name, result);
    },
    atOnce: 1,
  });
  return <FileDrop {...props} {...uploads} />;
}

/** `useUploads` sends the files one after the other, and lets them be cancelled and tried again. */
export const Uploading: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, canvasElement }) => {
    onTheirWay.clear();
    done.mockClear();
    await userEvent.upload(inputOf(canvasElement), [png('one.png'), png('two.png'), png('three.png')]);
    await waitFor(() => expect(onTheirWay.has('one.png')).toBe(true));
    await expect(onTheirWay.has('two.png')).toBe(false);

    onTheirWay.get('one.png')?.onProgress(40);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Uploading one.png' })).toHaveAttribute(
        'aria-valuenow',
        '40',
      ),
    );
    onTheirWay.get('one.png')?.end();
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible());
    await expect(done).toHaveBeenLastCalledWith('one.png', 'stored');

    await waitFor(() => expect(onTheirWay.has('two.png')).toBe(true));
    onTheirWay.get('two.png')?.fail('The connection was lost.');
    await waitFor(() => expect(canvas.getByText('The connection was lost.')).toBeVisible());

    await waitFor(() => expect(onTheirWay.has('three.png')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel three.png' }));
    await expect(onTheirWay.get('three.png')?.signal.aborted).toBe(true);
    await expect(canvas.queryByText('three.png')).not.toBeInTheDocument();
    onTheirWay.get('three.png')?.end();

    onTheirWay.delete('two.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry two.png' }));
    await waitFor(() => expect(onTheirWay.has('two.png')).toBe(true));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel two.png' })).toHaveFocus());
    onTheirWay.get('two.png')?.end();
    await waitFor(() => expect(done).toHaveBeenLastCalledWith('two.png', 'stored'));
    await expect(done).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    label: 'Pictures, fact sheets and everything else that newsrooms may take over together with the release',
    description: 'Newsrooms see them below the release, in this order.',
    items: [
      {
        id: 'a',
        name: '2026-11-20_harbor-robotics_baltimore-plant_ribbon-cutting_final-final-retouched-by-the-agency_v12.png',
        size: 9_900_000,
        state: 'failed',
        errors: [
          'An attachment with the same name already exists. If you wish to attach duplicate items they must have different names.',
        ],
      },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 'var(--screen-min)' }}>
      <FileDrop {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Newsrooms see them below the release, in this order.',
    );
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المرفقات',
    chooseLabel: 'اختيار ملفات',
    items: [
      { id: 'a', name: 'صورة المصنع.png', size: 1_468_006, state: 'done' },
      { id: 'b', name: 'plant.png', size: 4_400_000, state: 'uploading', progress: 62 },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <FileDrop {...args} />
    </div>
  ),
};

function Changing({ items, ...props }: FileDropProps) {
  const [shown, setShown] = useState(items);
  return (
    <FileDrop
      {...props}
      items={shown}
      onRetry={() => setShown(shown.map((item) => ({ ...item, state: 'uploading' })))}
      onCancel={(id) => setShown(shown.filter((item) => item.id !== id))}
    />
  );
}

/** Everything that dropping does, the button does; then each file has its buttons, and the focus is never lost. */
export const Keyboard: Story = {
  args: {
    items: [{ id: 'd', name: 'poster.gif', size: 9_000_000, state: 'failed', errors: ['It is damaged.'] }],
  },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const chooser = fn();
    inputOf(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      chooser();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chooser).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry poster.gif' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel poster.gif' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};

/** Every word of it can be said otherwise. */
export const OtherWords: Story = {
  args: {
    words: { choose: () => 'Add pictures', drop: () => 'or drag them here', failed: 'It did not arrive' },
    items: [{ id: 'd', name: 'poster.gif', size: 9_000_000, state: 'failed' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add pictures' })).toBeVisible();
    await expect(canvas.getByText('or drag them here')).toBeVisible();
    await expect(canvas.getByText('It did not arrive')).toBeVisible();
  },
};
