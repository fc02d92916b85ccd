import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Avatar,
  FieldError,
  FieldGroup,
  FileDrop,
  ImageTile,
  PageBody,
  PageHead,
  ProgressBar,
  SectionHead,
  Stack,
  Switch,
  Tag,
  TagGroup,
  type UploadItem,
} from '@dispatch/design-system';
import { phone } from '@dispatch/design-system/storyFrames';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="lightsteelblue"/><path d="M40 160V80l60 30V80l60 30V50h30v110z" fill="darkslategray"/></svg>',
)}`;

const sent: UploadItem[] = [
  { id: 'a', name: 'fact-sheet.pdf', size: 812_000, state: 'done' },
  { id: 'b', name: 'robot.jpg', size: 4_400_000, state: 'uploading', progress: 62 },
];

/** Pictures, attachments, lists and accounts of a release. */
function MediaStep({ items, error }: { items: readonly UploadItem[]; error?: string }) {
  const [isShared, setShared] = useState(true);
  const [lists, setLists] = useState([
    { id: 'health', label: 'Health care' },
    { id: 'ports', label: 'Ports and shipping' },
  ]);
  return (
    <PageBody width="narrow">
      <PageHead slug="REL-204851 · Step 3 of 8" title="Create Release" />
      <Stack>
        <SectionHead title="Featured image" />
        <ImageTile
          src={drawing}
          alt="A factory with a tall chimney"
          caption="The plant at Sparrows Point"
          fileName="plant.png"
          onEdit={fn()}
          onRemove={fn()}
        />
        <FieldError>{error}</FieldError>
        <FileDrop
          label="Attachments"
          name="attachments"
          acceptedTypes={['application/pdf', 'image/png', 'image/jpeg', 'image/gif']}
          acceptedText="PDF, PNG, JPEG or GIF"
          items={items}
          onAdd={fn()}
          onCancel={fn()}
          onRetry={fn()}
          onRemove={fn()}
        />
        <ProgressBar label="All attachments" value={81} valueText="1 of 2 files" />
        <TagGroup
          label="Journalist lists"
          items={lists}
          onRemove={(id) => setLists((all) => all.filter((list) => list.id !== id))}
          empty="No list chosen"
        />
        <FieldGroup label="LinkedIn">
          <Avatar name="Lakeview Health" isDecorative /> Lakeview Health <Tag>Connected</Tag>
          <Switch isSelected={isShared} onChange={setShared}>
            Share the release
          </Switch>
        </FieldGroup>
      </Stack>
    </PageBody>
  );
}

const meta = {
  title: 'Patterns/Media and lists',
  tags: ['needs-review'],
  component: MediaStep,
  args: { items: sent },
} satisfies Meta<typeof MediaStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Share the release' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const Failed: Story = {
  args: {
    error: 'The Caption field is required',
    items: [{ id: 'b', name: 'robot.jpg', size: 4_400_000, state: 'failed', errors: ['It is too large.'] }],
  },
};

export const Phone: Story = { globals: phone };
