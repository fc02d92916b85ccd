import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import tokens from '../tokens.css?raw';
import { Chapter, Key, Section, tokensStarting } from './Chapter';
import styles from './Foundations.module.css';
import { inPixels, tokensIn, type Token } from './tokenSheet';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const space = tokensStarting('space-');
const elsewhere = /^(space|text|leading|radius|rule|focus|mark-width|dur|loop)/;
const sizes = tokensIn(tokens)
  .filter(({ name, value }) => !elsewhere.test(name) && (inPixels(value) !== null || value.endsWith('ch')))
  .map((token) => ({ ...token, pixels: inPixels(token.value) }));
const isSmall = ({ pixels }: { pixels: number | null }) => pixels !== null && pixels <= 64;

function Bars({ of }: { of: readonly Token[] }) {
  return (
    <ul className={styles.lines}>
      {of.map(({ name, value }) => (
        <li key={name} className={styles.line}>
          <Key name={name}>
            <span>{value.endsWith('rem') ? `${inPixels(value) ?? 0} px, with the text` : value}</span>
          </Key>
          <div className={styles.bar} data-testid={name} style={{ inlineSize: `var(--${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/** The steps of space, the measures of controls, and the widths of what holds them. */
export const Space: Story = {
  render: () => (
    <Chapter
      title="Space"
      lead="Ten steps, used for every gap, margin and padding. What belongs together stands closer than what does not; a rule parts where room alone does not."
    >
      <Section title="Steps">
        <Bars of={space} />
      </Section>
      <Section
        title="Controls"
        about="As high as a control, a row of a table, and the least that a finger needs."
      >
        <Bars of={sizes.filter(isSmall)} />
      </Section>
      <Section title="Widths" about="Columns, overlays and measures. None is wider than what it stands in.">
        <Bars of={sizes.filter((size) => !isSmall(size))} />
      </Section>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    const widths = space.map(({ name }) => canvas.getByTestId(name).getBoundingClientRect().width);
    await expect(widths).toEqual([4, 8, 12, 16, 20, 24, 32, 40, 56, 80]);
  },
};
