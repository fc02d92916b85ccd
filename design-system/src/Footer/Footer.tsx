import type { ReactNode } from 'react';
import styles from './Footer.module.css';

/** The quiet end of every screen of the application. */
export function Footer({ children, version }: { children?: ReactNode; version?: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <div>{children}</div>
        {version ? <div className={styles.version}>{version}</div> : null}
      </div>
    </footer>
  );
}
