import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { TextField } from '../TextField/TextField';
import { Chapter, Key, Section, tokensStarting } from './Chapter';
import styles from './Foundations.module.css';

const meta = {
  title: 'Foundations/Shape and focus',
  tags: ['!autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lifted: Record<string, string> = {
  'shadow-sticky': 'Under what stays while the page moves below it.',
  'shadow-overlay': 'Under what lies over the page: dialogs, menus, popovers, messages.',
};

/** Corners, rules, what is lifted, and the ring of the focus. */
export const ShapeAndFocus: Story = {
  name: 'Shape and focus',
  render: () => (
    <Chapter
      title="Shape and focus"
      lead="Ruled, not boxed. Corners are nearly square, nothing on the page casts a shadow, and the focus is always seen: a ring of two pixels with a gap of two."
    >
      <Section title="Corners">
        <ul className={styles.tiles}>
          {tokensStarting('radius-').map(({ name, value }) => (
            <li key={name}>
              <div className={styles.corner} style={{ borderRadius: `var(--${name})` }} />
              <Key name={name}>
                <span>{value}</span>
              </Key>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Rules"
        about="Hairlines between rows, a strong rule above a table, the Oxford rule under a title. A dashed rule means one thing: what it frames cannot be changed now, because it is disabled, blocked or only to be read."
      >
        <ul className={styles.lines}>
          {tokensStarting('rule-').map(({ name, value }) => (
            <li key={name} className={styles.line}>
              <Key name={name}>
                <span>{value}</span>
              </Key>
              <div className={styles.rule} style={{ blockSize: `var(--${name})` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Elevation"
        about="The page is flat. A shadow says: this lies over the page and will go away."
      >
        <ul className={styles.tiles}>
          {tokensStarting('shadow-').map(({ name }) => (
            <li key={name}>
              <div className={styles.lifted} style={{ boxShadow: `var(--${name})` }} />
              <Key name={name}>
                <span>{lifted[name]}</span>
              </Key>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Focus"
        about="Press Tab: the ring is the same on everything, and is never cut off or hidden."
      >
        <div className={styles.focus}>
          <Button variant="primary">Save and continue</Button>
          <Button>Preview</Button>
          <Link href="#focus">Read the guide</Link>
          <TextField
            label="Headline"
            value="Harbor Robotics opens a plant"
            onChange={() => undefined}
            isReadOnly
          />
        </div>
      </Section>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save and continue' });
    await expect(button).toHaveFocus();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(button);
    await expect([outlineWidth, outlineOffset, outlineStyle]).toEqual(['2px', '2px', 'solid']);
  },
};
