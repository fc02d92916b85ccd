import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import styles from './Overview.module.css';

interface StoryFile {
  default: Meta & { title: string };
  Playground?: StoryObj;
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });

const parts = Object.values(files).flatMap(({ default: meta, Playground }) => {
  if (Playground === undefined) return [];
  const [group = '', name = ''] = meta.title.split('/');
  const id = meta.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [{ group, name, id, Part: composeStory(Playground, meta, {}) }];
});

const groups = [...new Set(parts.map(({ group }) => group))];

/** Every part as it looks in its Playground, by group. Nothing in the pictures can be pressed: their names lead on. */
export function Overview() {
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h2>{group}</h2>
      <ul className={styles.parts}>
        {parts
          .filter((part) => part.group === group)
          .map(({ id, name, Part }) => (
            <li key={id} className={styles.part}>
              <a href={`?path=/docs/${id}--docs`} target="_parent">
                {name}
              </a>
              <div inert className={styles.picture}>
                <Part />
              </div>
            </li>
          ))}
      </ul>
    </section>
  ));
}
