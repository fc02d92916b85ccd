import type { Meta } from '@storybook/react-vite';
import styles from './Overview.module.css';

interface StoryFile {
  default: Meta & { title: string };
  Playground?: unknown;
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });

const parts = Object.values(files).flatMap(({ default: { title }, Playground }) => {
  if (Playground === undefined) return [];
  const [group = '', name = ''] = title.split('/');
  return [{ group, name, id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') }];
});

const groups = [...new Set(parts.map(({ group }) => group))].toSorted();

/** Every part as its Playground shows it now, by group, in a window of its own: some lie over all that is around them. */
export function Overview() {
  const { theme = 'system' } = document.documentElement.dataset;
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h2>{group}</h2>
      <ul className={styles.parts}>
        {parts
          .filter((part) => part.group === group)
          .map(({ id, name }) => (
            <li key={id} className={styles.part}>
              <a href={`?path=/docs/${id}--docs`} target="_parent">
                {name}
              </a>
              <div inert className={styles.picture}>
                <iframe
                  title={name}
                  loading="lazy"
                  src={`iframe.html?viewMode=story&id=${id}--playground&globals=theme:${theme}`}
                />
              </div>
            </li>
          ))}
      </ul>
    </section>
  ));
}
