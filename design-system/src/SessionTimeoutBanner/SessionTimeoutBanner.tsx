import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';

interface Counting {
  /** 'Session timeout in 05:12'. It may change every second: it is spoken once, when it appears. */
  countdown: string;
}

interface Extendable extends Counting {
  phase: 'extendable';
  /** 'Extend session' */
  extendLabel: string;
  onExtend: () => void;
  isExtending?: boolean;
}

interface TooLate extends Counting {
  phase: 'refresh';
  /** 'Please refresh the page' */
  advice: string;
}

interface Expired {
  phase: 'expired';
  /** 'Session expired' */
  message: string;
  /** The way to sign in again: a Link. */
  action: ReactNode;
}

export type SessionTimeoutBannerProps = Extendable | TooLate | Expired;

/** Warns before the session ends, and says so when it has. The clock and the calls are the application's. */
export function SessionTimeoutBanner(props: SessionTimeoutBannerProps) {
  if (props.phase === 'expired') {
    return <Banner tone="danger" title={props.message} action={props.action} />;
  }
  return (
    <Banner
      tone="warning"
      title={
        <span role="timer" aria-live="off">
          {props.countdown}
        </span>
      }
      action={
        props.phase === 'extendable' ? (
          <Button variant="quiet" onPress={props.onExtend} isPending={props.isExtending}>
            {props.extendLabel}
          </Button>
        ) : undefined
      }
    >
      {props.phase === 'refresh' ? props.advice : null}
    </Banner>
  );
}
