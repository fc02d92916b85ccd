import clsx from 'clsx';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './Button.module.css';

export interface IconButtonProps {
  icon: IconName;
  /** What it does, for screen readers. */
  label: string;
  onPress?: () => void;
  isDisabled?: boolean;
}

/** A small button without words, only for what everybody knows: close, previous, next. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={clsx(styles.button, styles.icon)}>
      <Icon name={icon} />
    </AriaButton>
  );
}
