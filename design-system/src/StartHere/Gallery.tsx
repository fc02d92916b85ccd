import { Suspense, use, useEffect, useRef, useState } from 'react';
import { indexEntries, type IndexEntry } from './indexEntries';
import styles from './Gallery.module.css';

const windows = [
  { width: 1280, height: 800, theme: 'light' },
  { width: 390, height: 800, theme: 'dark' },
] as const;

const scale = 0.4;

/** In a frame between: what a story tells its manager of theme and width is not for the page that shows it. */
const framed = (address: string): string =>
  `<style>body{margin:0}iframe{border:0;width:100vw;height:100vh}</style><iframe src="${address}"></iframe>`;

/** A screen in a window of its own, which is there only while it is seen: some sixty would be too many at once. */
function Windows({ id, title }: Pick<IndexEntry, 'id' | 'title'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} inert className={styles.windows}>
      {windows.map(({ width, height, theme }) => (
        <div key={width} className={styles.window} style={{ width: width * scale, height: height * scale }}>
          {isSeen ? (
            <iframe
              title={`${title}, ${width} px, ${theme}`}
              srcDoc={framed(`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`)}
              width={width}
              height={height}
              style={{ scale }}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

function Screens() {
  const screens = use(indexEntries()).filter(
    ({ title, tags }) => title.startsWith('Screens/') && tags?.includes('main'),
  );
  const groupOf = ({ title }: IndexEntry): string => title.split('/')[1] ?? '';
  return [...new Set(screens.map(groupOf))].map((group) => (
    <section key={group} aria-label={group}>
      <h2>{group}</h2>
      <ul className={styles.screens}>
        {screens
          .filter((screen) => groupOf(screen) === group)
          .map(({ id, title, name }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_parent">
                {title.split('/').slice(2).join(', ')}: {name}
              </a>
              <Windows id={id} title={title} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The main state of every screen, at a desk in the light and on a phone in the dark. */
export function Gallery() {
  return (
    <Suspense>
      <Screens />
    </Suspense>
  );
}
