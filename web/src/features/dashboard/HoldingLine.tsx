import { formatDay } from '@dispatch/contract';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';
import type { Holding } from './holdings';

/** @param props.words how many are left */
export function HoldingWords({
  holding: { expiring, firstExpiry },
  words,
}: {
  holding: Holding;
  words: string;
}) {
  return (
    <>
      <p className={styles.remaining}>{words}</p>
      {firstExpiry === null ? null : (
        <p className={styles.expiring}>
          {expiring === 1 ? '1 expires on' : `${expiring} expire from`} {formatDay(firstExpiry)}
        </p>
      )}
    </>
  );
}

interface HoldingLineProps {
  name: string;
  price?: string;
  /** What is left of it. */
  words: ReactNode;
  children: ReactNode;
}

/** A package, or all of them: what is left of it, and what can be done with it. */
export function HoldingLine({ name, price, words, children }: HoldingLineProps) {
  return (
    <li className={styles.line}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.price}>{price}</p>
      <div className={styles.holding}>{words}</div>
      {children}
    </li>
  );
}
