import type { ReactNode } from 'react';
import { ButtonLink, Icon, Popover, UnstyledButton } from '@dispatch/design-system';
import { CartItems, type CartItem } from './CartItems';
import styles from './CartPopup.module.css';

export interface CartPopupProps {
  items: readonly CartItem[];
  /** Already formatted; below the items. */
  total?: { label: string; amount: string };
  checkoutHref: string;
  /** 'View Bag & Checkout' */
  checkoutLabel?: string;
  /** The title of the popup, and the name of the button together with the count. */
  label?: string;
  /** The name of the button: 'Cart, 2 items'. */
  countLabel?: (label: string, count: number) => string;
  /** Instead of items, when there are none. */
  empty?: ReactNode;
}

const nameWithCount = (label: string, count: number) =>
  `${label}, ${count} ${count === 1 ? 'item' : 'items'}`;

export function CartPopup(props: CartPopupProps) {
  const {
    items,
    total,
    checkoutHref,
    checkoutLabel = 'View Bag & Checkout',
    label = 'Cart',
    countLabel = nameWithCount,
    empty = 'Your cart is empty.',
  } = props;
  const count = items.length;
  return (
    <Popover
      title={label}
      placement="bottom end"
      width="medium"
      trigger={
        <UnstyledButton className={styles.trigger ?? ''} aria-label={countLabel(label, count)}>
          <Icon name="bag" size={20} />
          {count > 0 ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
        </UnstyledButton>
      }
    >
      {count === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <CartItems items={items} label={label} />
          {total ? (
            <p className={styles.total}>
              <span>{total.label}</span>
              <span className={styles.amount}>{total.amount}</span>
            </p>
          ) : null}
          <div className={styles.action}>
            <ButtonLink href={checkoutHref} variant="primary">
              {checkoutLabel}
            </ButtonLink>
          </div>
        </>
      )}
    </Popover>
  );
}
