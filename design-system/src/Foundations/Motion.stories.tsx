import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Loader } from '../Loader/Loader';
import { Skeleton } from '../Skeleton/Skeleton';
import { Chapter, Key, Section, tokensStarting } from './Chapter';
import styles from './Foundations.module.css';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const says: Record<string, string> = {
  'dur-1': 'Answers to a hand: hover, press, a menu.',
  'dur-2': 'Something comes or goes: a dialog, a switch.',
  'dur-3': 'Something moves along: the bar of progress.',
};

/** A token as the page has it now: nothing moves where the system asks for less motion. */
const now = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const isStill = (value: string) => Number.parseFloat(value) === 0;

function Track({ name, value }: { name: string; value: string }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <li className={styles.motion}>
      <Key name={name}>
        <span>{value}</span>
        <span>{says[name]}</span>
      </Key>
      <div className={styles.track} data-testid={name} data-there={isThere || undefined}>
        <span style={{ transitionDuration: `var(--${name})` }} />
      </div>
      <Button onPress={() => setIsThere((was) => !was)}>Play {name}</Button>
      {isStill(now(name)) ? (
        <p className={styles.fact}>Less motion is asked for: at once, without a way.</p>
      ) : null}
    </li>
  );
}

/** The three durations on their curve, and what repeats while somebody waits. */
export const Motion: Story = {
  render: () => (
    <Chapter
      title="Motion"
      lead="Short, and only where it shows what came from where. Under reduced motion every duration is nothing: things are where they go, at once."
    >
      <Section title="Durations" about="All on one curve: off at once, and gently in.">
        <ul className={styles.lines}>
          {tokensStarting('dur-').map((token) => (
            <Track key={token.name} {...token} />
          ))}
        </ul>
      </Section>
      <Section
        title="Waiting"
        about="What repeats for as long as somebody waits, and stands still under reduced motion."
      >
        <ul className={styles.lines}>
          {tokensStarting('loop-').map(({ name, value }) => (
            <li key={name} className={styles.motion}>
              <Key name={name}>
                <span>{value}</span>
              </Key>
              {name === 'loop-short' ? <Loader label="Loading the releases…" /> : <Skeleton />}
            </li>
          ))}
        </ul>
      </Section>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    for (const { name } of tokensStarting('dur-')) {
      const track = canvas.getByTestId(name);
      const start = track.firstElementChild?.getBoundingClientRect().left ?? 0;
      await userEvent.click(canvas.getByRole('button', { name: `Play ${name}` }));
      await waitFor(() =>
        expect(track.firstElementChild?.getBoundingClientRect().left).toBeGreaterThan(start + 100),
      );
    }
  },
};
