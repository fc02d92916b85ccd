import clsx from 'clsx';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './Button.module.css';

interface PlainIconButtonProps {
  icon: IconName;
  /** What it does, for screen readers. */
  label: string;
  onPress: () => void;
}

/** The browser's own button in the look of IconButton, for parts that light pages have too. */
export function PlainIconButton({ icon, label, onPress }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={clsx(styles.button, styles.icon)}
      data-plain=""
    >
      <Icon name={icon} />
    </button>
  );
}
