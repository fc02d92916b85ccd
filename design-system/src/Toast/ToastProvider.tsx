import clsx from 'clsx';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Icon } from '../Icon/Icon';
import styles from './Toast.module.css';
import { ToastContext, type ShowToast, type ToastContent } from './toastQueue';
import { useWords } from '../Words/useWords';

/** Holds the toasts of everything below it; one, near the root. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const words = useWords('Modal');
  const [queue] = useState(() => new ToastQueue<ToastContent>({ maxVisibleToasts: 3 }));
  const show = useCallback<ShowToast>(
    (text, { tone = 'success', duration = 5000 } = {}) => {
      queue.add({ text, tone }, { timeout: Math.max(duration, 5000) });
    },
    [queue],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion queue={queue} className={clsx(styles.region)}>
        {({ toast }) => (
          <AriaToast toast={toast} className={clsx(styles.toast)} data-tone={toast.content.tone}>
            <Icon name={toast.content.tone} />
            <AriaToastContent className={clsx(styles.text)}>
              <Text slot="title">{toast.content.text}</Text>
            </AriaToastContent>
            <Button slot="close" aria-label={words.close} className={clsx(styles.close)}>
              <Icon name="close" />
            </Button>
          </AriaToast>
        )}
      </ToastRegion>
    </ToastContext>
  );
}
