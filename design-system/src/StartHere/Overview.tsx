import { DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext, useEffect, useRef } from 'react';
import { indexEntries } from './indexEntries';
import styles from './Overview.module.css';

interface Part {
  id: string;
  group: string;
  name: string;
}

const readParts = async (): Promise<Part[]> =>
  (await indexEntries())
    .filter(({ id }) => id.endsWith('--playground'))
    .map(({ id, title }) => {
      const [group = '', name = ''] = title.split('/');
      return { id, group, name };
    });

let parts: Promise<Part[]> | undefined;

/** The Playground itself, loaded when it comes near the window. What would open over the page is told in words. */
function Picture({ id }: Pick<Part, 'id'>) {
  const { loadStory, renderStoryToElement } = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let remove: (() => Promise<void>) | null = null;
    let isGone = false;
    const say = (words: unknown) => element.replaceChildren(String(words));
    const fail = (cause: unknown) => {
      reportError(cause);
      say(cause);
    };
    const show = async () => {
      const story = await loadStory(id);
      if (isGone) return;
      if (story.initialArgs['isOpen'] === true) {
        const { __docgenInfo } = story.component as { __docgenInfo?: { description?: string } };
        say(__docgenInfo?.description ?? story.name);
        return;
      }
      remove = renderStoryToElement(
        story,
        element,
        { showMain: () => undefined, showError: ({ title }) => fail(title), showException: fail },
        { autoplay: false, forceInitialArgs: true },
      );
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        show().catch(fail);
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      void remove?.();
    };
  }, [id, loadStory, renderStoryToElement]);
  return (
    <div inert className={styles.picture}>
      <div ref={place} />
    </div>
  );
}

const controls = ['Actions', 'Forms', 'Feedback'];

function Groups() {
  const all = use((parts ??= readParts()));
  return [...new Set(all.map(({ group }) => group))].map((group) => (
    <section key={group} aria-label={group}>
      <h2>{group}</h2>
      <ul className={`${styles.parts} ${controls.includes(group) ? styles.controls : ''}`}>
        {all
          .filter((part) => part.group === group)
          .map((part) => (
            <li key={part.id} className={styles.part}>
              <a href={`?path=/docs/${part.id.replace(/playground$/, 'docs')}`} target="_parent">
                {part.name}
              </a>
              <Picture id={part.id} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Every part as its Playground shows it now, by group. */
export function Overview() {
  return (
    <Suspense>
      <Groups />
    </Suspense>
  );
}
