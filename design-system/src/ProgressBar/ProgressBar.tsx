import clsx from 'clsx';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is under way: 'Uploading logo.png'. */
  label: string;
  /** A share from 0 to 100; null while nobody knows how far it is. */
  value: number | null;
  /** Instead of the percentage, seen and spoken: '3 of 8 files'. */
  valueText?: string;
  /** Where the words beside it say already what is under way. The label is then for screen readers alone. */
  isLabelHidden?: boolean;
}

/** How far something has come. For what has no share and takes under a second, use nothing; else Loader. */
export function ProgressBar({ label, value, valueText, isLabelHidden = false }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={clsx(styles.bar)}
      isIndeterminate={value === null}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...{ value: value ?? undefined, valueLabel: valueText }}
    >
      {({ percentage, valueText: shown, isIndeterminate }) => (
        <>
          {isLabelHidden ? null : <Label className={clsx(styles.label)}>{label}</Label>}
          <span className={styles.value}>{isIndeterminate ? (valueText ?? '') : shown}</span>
          <div className={styles.track}>
            <div
              className={styles.fill}
              data-indeterminate={isIndeterminate || undefined}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
