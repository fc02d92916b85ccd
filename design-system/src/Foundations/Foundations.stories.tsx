import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName } from '../Icon/Icon';
import tokens from '../tokens.css?raw';
import { controlPairs, textPairs } from './contrastPairs';
import styles from './Foundations.module.css';
import { contrast, rolesOf } from './tokenColours';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = () => (getComputedStyle(document.body).backgroundColor.includes('0.972') ? 'light' : 'dark');

function ratio(one: string, other: string): string {
  const roles = rolesOf(tokens, theme());
  const [a, b] = [roles.get(one), roles.get(other)];
  return a && b ? contrast(a, b).toFixed(1) : '?';
}

/** Every pair of words and ground in use, with its contrast; a test holds each to 4.5. */
export const Colour: Story = {
  render: () => (
    <div className={styles.swatches}>
      {textPairs.map(([text, ground]) => (
        <div key={`${text} ${ground}`} className={styles.swatch}>
          <div className={styles.sample} style={{ color: `var(--${text})`, background: `var(--${ground})` }}>
            Dispatch
          </div>
          <div className={styles.name}>
            <span>
              {text} / {ground}
            </span>
            <span>{ratio(text, ground)}</span>
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Dispatch')).toHaveLength(textPairs.length);
    await expect(canvas.queryByText('?')).not.toBeInTheDocument();
  },
};

/** Lines, fills and rings, and what they stand on; a test holds each to 3. */
export const Controls: Story = {
  render: () => (
    <div className={styles.swatches}>
      {controlPairs.map(([line, ground]) => (
        <div key={`${line} ${ground}`} className={styles.swatch}>
          <div className={styles.sample} style={{ background: `var(--${ground})` }}>
            <div style={{ width: '60%', height: '50%', border: `var(--rule-strong) solid var(--${line})` }} />
          </div>
          <div className={styles.name}>
            <span>
              {line} / {ground}
            </span>
            <span>{ratio(line, ground)}</span>
          </div>
        </div>
      ))}
    </div>
  ),
};

const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];

export const Type: Story = {
  render: () => (
    <div>
      {sizes.map((size) => (
        <div key={size} className={styles.line}>
          <span className={styles.key}>text-{size}</span>
          <span className={styles.serif} style={{ fontSize: `var(--text-${size})` }}>
            Harbor Robotics opens a plant
          </span>
        </div>
      ))}
      <div className={styles.line}>
        <span className={styles.key}>font-sans</span>
        <span>Schibsted Grotesk, for the interface</span>
      </div>
      <div className={styles.line}>
        <span className={styles.key}>font-mono</span>
        <span className={styles.mono}>REL-204851 · $1,198.00</span>
      </div>
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div>
      {['1', '2', '3', '4', '5', '6', '8', '10', '14', '20'].map((step) => (
        <div key={step} className={styles.line}>
          <span className={styles.key}>space-{step}</span>
          <div className={styles.bar} style={{ width: `var(--space-${step})` }} />
        </div>
      ))}
    </div>
  ),
};

const icons: IconName[] = [
  'check',
  'chevronDown',
  'chevronLeft',
  'chevronRight',
  'close',
  'calendar',
  'menu',
  'minus',
  'plus',
  'arrowUp',
  'arrowDown',
  'info',
  'warning',
  'danger',
  'success',
];

export const Icons: Story = {
  render: () => (
    <div className={styles.icons}>
      {icons.map((name) => (
        <div key={name} className={styles.icon}>
          <Icon name={name} size={24} />
          <span className={styles.key}>{name}</span>
        </div>
      ))}
    </div>
  ),
};
