import type { ReactNode } from 'react';
import { PageHead } from '../PageHead/PageHead';
import { SectionHead } from '../PageHead/SectionHead';
import styles from './Foundations.module.css';

/** A page of the foundations: what it is about, in a sentence or two, and its parts. */
export function Chapter({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.chapter}>
      <PageHead slug="Foundations" title={title} />
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** A part of a page, with a sentence below its heading. */
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
