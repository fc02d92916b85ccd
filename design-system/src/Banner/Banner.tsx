import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlainIconButton } from '../Button/PlainIconButton';
import { Icon } from '../Icon/Icon';
import styles from './Banner.module.css';
import { useWords } from '../Words/useWords';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: Tone;
  /** small: smaller words, title and text in one run, for what stands above a list. */
  size?: 'small' | 'medium';
  title?: ReactNode;
  children?: ReactNode;
  /** One way on: a Link or a Button. */
  action?: ReactNode;
  onDismiss?: () => void;
}

/** Something about this whole screen that stays until it is no longer so. Danger and warning are spoken at once. */
export function Banner({ tone = 'info', size = 'medium', title, children, action, onDismiss }: BannerProps) {
  const words = useWords('Banner');
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={clsx(styles.banner, styles[tone])} data-size={size}>
      <span className={styles.icon}>
        <Icon name={tone} />
      </span>
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children ? <div className={styles.words}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? (
        <span className={styles.close}>
          <PlainIconButton icon="close" label={words.dismiss} onPress={onDismiss} />
        </span>
      ) : null}
    </div>
  );
}
