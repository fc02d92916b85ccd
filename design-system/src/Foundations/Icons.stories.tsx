import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon, iconNames } from '../Icon/Icon';
import { Chapter, Section } from './Chapter';
import styles from './Foundations.module.css';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sizes in use: in a tag, beside small words, beside words, on its own, in an empty place. */
const sizes = [12, 14, 16, 20, 24];

/** Every icon at its sizes, to copy as it is written. */
export const Icons: Story = {
  render: () => (
    <Chapter
      title="Icons"
      lead="Outlines of a pen, drawn on 16 pixels in the colour of the words beside them. An icon never stands for words: it stands beside them, or its control has them as its label."
    >
      <Section title={`All ${iconNames.length}`} about={`At ${sizes.join(', ')} pixels; 16 unless told.`}>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <span className={styles.sizes}>
                {sizes.map((size) => (
                  <Icon key={size} name={name} size={size} />
                ))}
              </span>
              <code>{name}</code>
              <CopyButton text={`<Icon name="${name}" />`} label={`Copy ${name}`} isIconOnly />
            </li>
          ))}
        </ul>
      </Section>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    for (const name of iconNames) {
      const item = canvas.getByText(name).closest('li');
      await expect(item?.querySelectorAll(`.${styles['sizes'] ?? ''} svg`)).toHaveLength(sizes.length);
    }
    await expect(canvas.getAllByRole('button', { name: /^Copy / })).toHaveLength(iconNames.length);
  },
};
