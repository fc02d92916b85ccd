import clsx from 'clsx';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import styles from './Loader.module.css';

/** How far something has come. `value` is a share from 0 to 100. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return (
    <AriaProgressBar value={value} className={clsx(styles.bar)}>
      {({ percentage, valueText }) => (
        <>
          <Label>{label}</Label>
          <span className={styles.value}>{valueText}</span>
          <div className={styles.track}>
            <div className={styles.fill} style={{ width: `${percentage ?? 0}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
