import { useRef } from 'react';
import { useIsScrolling } from '@dispatch/design-system';
import styles from './CartPopup.module.css';

export interface CartItem {
  id: string;
  name: string;
  /** Small words below the name: '3 releases, 5 % off'. */
  detail?: string;
  /** Already formatted: '$232.75'. */
  amount: string;
}

/** What is in the cart; long lists scroll, and then the keyboard can reach them. */
export function CartItems({ items, label }: { items: readonly CartItem[]; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isScrolling = useIsScrolling(frame, list);
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <ul ref={list} className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.name}>
              {item.name}
              {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
            </span>
            <span className={styles.amount}>{item.amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
