import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import styles from './Pagination.module.css';
import type { Words } from '../Words/english';
import { useWords } from '../Words/useWords';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Instead of 'Showing a-b of n'. */
  rangeText?: string;
  /** What is paged, for screen readers: 'Releases'. */
  label?: string;
  words?: Partial<Words['Pagination']>;
}

/** Which part of a long list is shown ('Showing 51-100 of 230', announced politely) and the way to the next. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, rangeText, label } = props;
  const words = { ...useWords('Pagination'), ...props.words };
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={styles.pages} aria-label={label ?? words.pages}>
      <span role="status" className={styles.range}>
        {rangeText ?? words.range(first, last, total)}
      </span>
      {pages > 1 ? (
        <span className={styles.steps}>
          <Button onPress={() => onPage(page - 1)} isDisabled={page <= 1} aria-label={words.previousLabel}>
            <Icon name="chevronLeft" /> {words.previous}
          </Button>
          <span className={styles.where}>{words.page(page, pages)}</span>
          <Button onPress={() => onPage(page + 1)} isDisabled={page >= pages} aria-label={words.nextLabel}>
            {words.next} <Icon name="chevronRight" />
          </Button>
        </span>
      ) : null}
    </nav>
  );
}
