import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@dispatch/design-system';
import styles from './PriceBox.module.css';

export interface PriceBoxProps {
  name: string;
  /** Already formatted: '$349.00'. */
  price: ReactNode;
  /** What others pay, struck through above the price; only where it is a price that really is asked. */
  listPrice?: string;
  features: readonly ReactNode[];
  note?: ReactNode;
  /** What somebody else says of it, after the features. */
  children?: ReactNode;
  /** Framed as the chosen one, which its button has to say as well. */
  isSelected?: boolean;
  /** The button that chooses it; one with `aria-pressed` where several stand side by side. */
  action: ReactNode;
  level?: 2 | 3;
}

/** One thing on offer, beside others: what it is, what it costs, what is in it. */
export function PriceBox({
  name,
  price,
  listPrice,
  features,
  note,
  children,
  isSelected = false,
  action,
  level = 2,
}: PriceBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.box} data-selected={isSelected || undefined}>
      <div className={styles.head}>
        <Heading className={styles.name}>{name}</Heading>
      </div>
      <div className={styles.price}>
        {listPrice ? (
          <>
            <VisuallyHidden>List price</VisuallyHidden> <s className={styles.listPrice}>{listPrice}</s>{' '}
          </>
        ) : null}
        {price}
      </div>
      <div className={styles.what}>
        <ul className={styles.features}>
          {features.map((feature, index) => (
            <li key={index}>
              <Icon name="check" size={14} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
