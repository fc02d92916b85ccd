import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapter, Section } from './Chapter';
import styles from './Foundations.module.css';
import { ornaments } from './surroundings';
import type { Theme } from './tokenColours';
import { pairs, palette, ratio, roles, weakestPair } from './usedColours';

const meta = {
  id: 'foundations-colour',
  title: 'Foundations/Colour · tokens, palette',
  tags: ['!autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = ['light', 'dark'] as const;

const groups: readonly (readonly [string, RegExp, string])[] = [
  [
    'Grounds',
    /^bg-/,
    'The page, what lies on it, what is let into it, and the one that turns everything over.',
  ],
  ['Words', /^(fg-|link)/, 'From what is read first to what is only there when it is looked for.'],
  ['Lines', /^(border-|focus-)/, 'Hairlines part rows; the edge of a control and the ring have to be seen.'],
  ['Action', /^action-/, 'Petrol is for what can be pressed, and for nothing else.'],
  ['Mark', /^mark-/, 'One chinagraph-yellow mark for what is current. It never carries a meaning alone.'],
  ['States', /^(danger|warning|success|info|review|neutral)-/, 'Told apart by words and shape as well.'],
  ['Others', /./, ''],
];

const grouped = groups
  .map(([title, , about], at) => ({
    title,
    about,
    roles: roles.filter(({ name }) => groups.findIndex(([, names]) => names.test(name)) === at),
  }))
  .filter(({ roles: own }) => own.length > 0);

/** A role in one theme, on the ground where it has the least contrast. */
function Specimen({ role, colour, theme }: { role: string; colour: string; theme: Theme }) {
  const pair = weakestPair(role, theme);
  const isText = pair?.kind === 'text';
  const ground = pair?.ground ?? 'bg-page';
  return (
    <div className={styles.specimen} data-theme={theme}>
      <div
        className={styles.sample}
        style={{ background: `var(--${ground})`, color: isText ? `var(--${pair.role})` : undefined }}
      >
        {isText ? (
          'Live on Friday'
        ) : (
          <span className={styles.shape} style={{ background: `var(--${role})` }} />
        )}
      </div>
      <p className={styles.fact}>
        {pair ? (
          <>
            <strong>{ratio(pair, theme).toFixed(1)}</strong> {pair.role === role ? `on ${ground}` : pair.role}
          </>
        ) : (
          'Ornament'
        )}
      </p>
      <p className={styles.fact}>{colour}</p>
    </div>
  );
}

function Roles() {
  return grouped.map(({ title, about, roles: own }) => (
    <Section key={title} title={title} about={about}>
      <ul className={styles.roles}>
        {own.map(({ name, light, dark }) => (
          <li key={name} className={styles.role}>
            <div className={styles.key}>
              <code>{name}</code>
              {ornaments.has(name) ? <span>As a line it {ornaments.get(name)}.</span> : null}
            </div>
            <Specimen role={name} colour={light} theme="light" />
            <Specimen role={name} colour={dark} theme="dark" />
          </li>
        ))}
      </ul>
    </Section>
  ));
}

function Pairs() {
  return (
    <table className={styles.pairs}>
      <thead>
        <tr>
          <th scope="col">What, on what</th>
          <th scope="col">At least</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.kind} ${pair.role} ${pair.ground}`}>
            <th scope="row">
              <code>{pair.role}</code> <code className={styles.on}>{pair.ground}</code>
            </th>
            <td>{pair.kind === 'text' ? '4.5' : '3'}</td>
            {themes.map((theme) => (
              <td key={theme}>{ratio(pair, theme).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Palette() {
  const hues = [...new Set(palette.map(({ name }) => name.replace(/-\d+$/, '')))];
  return (
    <dl className={styles.palette}>
      {hues.map((hue) => (
        <div key={hue}>
          <dt>
            <code>{hue}</code>
          </dt>
          <dd>
            {palette
              .filter(({ name }) => name.startsWith(`${hue}-`))
              .map(({ name, value }) => (
                <span key={name} className={styles.chip} title={value}>
                  <span style={{ background: `var(--${name})` }} />
                  <code>{name.slice(hue.length + 1)}</code>
                </span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every role in both themes with the least contrast it has anywhere, every pair in use, and the palette. */
export const Colour: Story = {
  name: 'Colour · tokens, palette',
  render: () => (
    <Chapter
      title="Colour"
      lead="Cool newsprint, ink, petrol for actions, one yellow mark. Parts use roles, never the palette. Each role is shown in both themes on the ground where it stands out least; a test holds words to 4.5 and lines, shapes and rings to 3."
    >
      <Roles />
      <Section
        title="Every pair in use"
        about="Found in the style sheets of the parts, not kept by hand. A new one is checked as soon as it is written."
      >
        <Pairs />
      </Section>
      <Section
        title="Palette"
        about="The raw colours behind the roles. The number is the lightness in thousandths. Only tokens.css may name them."
      >
        <Palette />
      </Section>
    </Chapter>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { name } of roles) await expect(canvas.getAllByText(name).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/NaN/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Others' })).not.toBeInTheDocument();
    // Both themes at once, whatever the system has: light paper beside dark.
    const [light, dark] = themes.map((theme) => {
      const specimen = canvasElement.querySelector<HTMLElement>(`[data-theme='${theme}']`);
      if (!specimen) throw new Error(`Nothing is shown in the ${theme} theme.`);
      return getComputedStyle(specimen).backgroundColor;
    });
    await expect(light).not.toBe(dark);
  },
};
