import type { ReactNode } from 'react';
import styles from './Receipt.module.css';

export interface ReceiptLine {
  label: string;
  amount: string;
  note?: ReactNode;
  /** credit: what is taken off; muted: what costs nothing. */
  tone?: 'default' | 'credit' | 'muted';
}

export interface ReceiptProps {
  /** The mono line on top: 'Order', 'ORD-88121 · 20 Nov 2026'. */
  title?: string;
  lines: readonly ReceiptLine[];
  total: { label: string; amount: string };
  /** Below the total: a coupon field, a card, a remark. */
  children?: ReactNode;
}

/** What is bought, in amounts of one width, with the total on a double rule. */
export function Receipt({ title = 'Order', lines, total, children }: ReceiptProps) {
  return (
    <div className={styles.receipt}>
      <table className={styles.table}>
        <caption className={styles.title}>{title}</caption>
        <tbody>
          {lines.map(({ label, amount, note, tone = 'default' }, index) => (
            <tr key={`${label}-${index}`} data-tone={tone}>
              <th scope="row" className={styles.label}>
                {label}
                {note ? <span className={styles.note}>{note}</span> : null}
              </th>
              <td className={styles.amount}>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row" className={styles.label}>
              {total.label}
            </th>
            <td className={styles.amount}>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      {children}
    </div>
  );
}
