import type { ReactNode } from 'react';
import { PageHead } from '../PageHead/PageHead';
import { SectionHead } from '../PageHead/SectionHead';
import tokens from '../tokens.css?raw';
import styles from './Foundations.module.css';
import { tokensIn } from './tokenSheet';

export const tokensStarting = (start: string) =>
  tokensIn(tokens).filter(({ name }) => name.startsWith(start));

/** The name of a token, with what is said of it. */
export function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.key}>
      <code>{name}</code>
      {children}
    </div>
  );
}

export function Chapter({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.chapter}>
      <PageHead slug="Foundations" title={title} />
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

export function Section({
  title,
  about,
  children,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <SectionHead title={title} />
      {about ? <p className={styles.about}>{about}</p> : null}
      {children}
    </section>
  );
}
