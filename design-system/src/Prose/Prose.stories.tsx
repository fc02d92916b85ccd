import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow, phone, rightToLeft } from '../storyFrames';
import { Prose } from './Prose';

const meta = {
  title: 'Content/Prose',
  tags: ['needs-review'],
  component: Prose,
  args: {
    html: `<h2>News that travels</h2><p>Members of the alliance send their releases <strong>at a member price</strong>,
      with <em>one</em> desk that <u>knows the bay</u>. Read <a href="https://bay-alliance.example/guide">how to write a
      release</a>.</p><h3>What members get</h3><ul><li>A price of their own</li><li>Somebody to call</li></ul><ol><li>Write
      it.</li><li>Choose a package.</li></ol><p style="text-align:center">From the Bay Bridge to the sea.</p>`,
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · rich text, article',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'News that travels' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://bay-alliance.example/guide');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** In a panel beside other things. */
export const Small: Story = { args: { size: 'small' }, decorators: [narrow] };

export const LongWords: Story = {
  decorators: [narrow],
  args: {
    html: '<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p><p><a href="https://federation.example/">https://federation.example/members/benefits/news-distribution/how-it-works</a></p>',
  },
};

export const Phone: Story = { globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { html: '<h2>أخبار تصل بعيدًا</h2><ul><li>سعر خاص بالأعضاء</li><li>فريق يعرف المنطقة</li></ul>' },
};
