import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapter, Key, Section, tokensStarting } from './Chapter';
import styles from './Foundations.module.css';
import { inPixels } from './tokenSheet';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const faces = tokensStarting('font-').map(({ name, value }) => ({
  name,
  face: /'([^']+)'/.exec(value)?.[1] ?? value,
}));
// What is raised is as large as the text around it asks for: no step of the scale.
const sizes = tokensStarting('text-')
  .filter(({ value }) => value.endsWith('rem'))
  .toReversed();
const leadings = tokensStarting('leading-');

const uses: Record<string, { says: string; sample: string; weights: readonly number[] }> = {
  'font-serif': {
    says: 'Headlines and the text of a release.',
    sample: 'Harbor Robotics opens Baltimore plant, adds 400 jobs',
    weights: [400, 500, 600],
  },
  'font-sans': {
    says: 'Everything that is pressed, filled in or read in passing.',
    sample: 'Save and continue. Choose a date at least 2 hours from now.',
    weights: [400, 500, 600, 700],
  },
  'font-mono': {
    says: 'Slug lines, ids, and money in columns: its figures are all as wide.',
    sample: 'REL-204851 · STEP 3 OF 8 · $1,198.00',
    weights: [400, 500, 600],
  },
};

/** The three faces, the scale, the leadings and the measure of a release. */
export const Type: Story = {
  render: () => (
    <Chapter
      title="Type"
      lead="Newsreader speaks for the release, Schibsted Grotesk for the tool, Spline Sans Mono for what is counted. All three come with the product; nothing is fetched from anywhere."
    >
      <Section title="Faces">
        {faces.map(({ name, face }) => (
          <div key={name} className={styles.face}>
            <Key name={name}>
              <span>{face.replace(' Variable', '')}</span>
              <span>{uses[name]?.says}</span>
            </Key>
            <div style={{ fontFamily: `var(--${name})` }}>
              <p className={styles.display}>{uses[name]?.sample}</p>
              <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp; ¶ § “ ” — $ € £</p>
              <p className={styles.weights}>
                {uses[name]?.weights.map((weight) => (
                  <span key={weight} style={{ fontWeight: weight }}>
                    {weight}
                  </span>
                ))}
                {name === 'font-serif' ? <em>Italic</em> : null}
              </p>
            </div>
          </div>
        ))}
      </Section>
      <Section title="Sizes" about="Set in rem, so that they grow with the text size of the browser.">
        <ul className={styles.lines}>
          {sizes.map(({ name, value }) => (
            <li key={name} className={styles.line}>
              <Key name={name}>
                <span>{inPixels(value)} px</span>
              </Key>
              <span className={styles.headline} style={{ fontSize: `var(--${name})` }}>
                Orders close at noon
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Leading" about="Less of it the larger the type.">
        <ul className={styles.leadings}>
          {leadings.map(({ name, value }) => (
            <li key={name}>
              <Key name={name}>
                <span>{value}</span>
              </Key>
              <p style={{ lineHeight: `var(--${name})` }}>
                State credits and a retooled shipyard bring warehouse-robot assembly to Sparrows Point.
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="A release" about="18 px with a leading of 1.55, 62 characters wide.">
        <p className={styles.release}>
          Harbor Robotics today opened a 210,000-square-foot assembly plant at Sparrows Point, the company’s
          first on the East Coast. The site will build the H4 warehouse robot and employ 400 people by 2029,
          Chief Executive Lena Brandt said.
        </p>
      </Section>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const { face } of faces) await expect(document.fonts.check(`1em '${face}'`)).toBe(true);
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    for (const { face } of faces) await expect(loaded.join(' ')).toContain(face);
    await expect(sizes.map(({ value }) => inPixels(value))).toEqual([52, 40, 32, 24, 20, 18, 15, 13, 12]);
    const largest = canvas.getAllByText('Orders close at noon')[0];
    await expect(largest && getComputedStyle(largest).fontSize).toBe('52px');
  },
};
