import type { ReactNode } from 'react';
import { PageHead } from '../PageHead/PageHead';
import { SectionHead } from '../PageHead/SectionHead';
import styles from './Foundations.module.css';

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
