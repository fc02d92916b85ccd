import { ApiError, networkNames, type SocialNetwork } from '@dispatch/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/client';
import { errorText } from '../api/errorTexts';
import {
  expectSocialResult,
  type SocialResult,
  socialWordOf,
  takeSocialResult,
} from '../session/socialResult';
import { popUpBlocked, popUpClosed } from './socialTexts';

/** `attention`: it is told in a dialog. */
export type SocialFailure = { text: string; isAttention: boolean };

const pollEvery = 500;
/** As long as what the pop-up tells is kept. A network may part its window from ours: it then only seems closed. */
const patience = 180_000;

const isAttention = (network: SocialNetwork, status: number): boolean =>
  network === 'Facebook' ? status >= 400 && status < 500 : network === 'LinkedIn' && status === 404;

const failureOf = (network: SocialNetwork, text: string, status = 0): SocialFailure => ({
  text,
  isAttention: isAttention(network, status),
});

/** Asks a network for access in a pop-up, which tells by a cookie what came of it. */
export function useSocialConnection(network: SocialNetwork, onConnected: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<SocialFailure | null>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = (): void => clearInterval(timer.current);
  useEffect(() => stop, []);

  const end = (result: SocialResult): void => {
    stop();
    setOpen(false);
    setFailure('error' in result ? failureOf(network, result.error, result.status) : null);
    if (!('error' in result)) onConnected();
  };
  const watch = (popUp: Window): void => {
    const until = Date.now() + patience;
    stop();
    timer.current = setInterval(() => {
      // Asked first: a window that has just closed may have told something before.
      const { closed } = popUp;
      const result = takeSocialResult(socialWordOf(network));
      if (result !== null) end(result);
      else if (closed) {
        setOpen(false);
        setFailure(failureOf(network, popUpClosed(networkNames[network])));
        if (Date.now() > until) stop();
      }
    }, pollEvery);
  };
  const connect = async (): Promise<void> => {
    setFailure(null);
    // Before anything is waited for: browsers let windows open at a press alone.
    const popUp = window.open('', `connect-${network}`, 'popup,width=600,height=600');
    if (popUp === null) {
      setFailure(failureOf(network, popUpBlocked(networkNames[network])));
      return;
    }
    setOpen(true);
    expectSocialResult(socialWordOf(network));
    try {
      const { origin, href } = window.location;
      const { data } = await call('getSocialAuthorization', {
        query: {
          socialMedia: network,
          clientReturnUrl: href,
          clientCallbackUrl: `${origin}/oauthconfirmcallback/${socialWordOf(network)}`,
        },
      });
      popUp.location.href = data;
      watch(popUp);
    } catch (error) {
      popUp.close();
      end({ error: errorText(error), status: error instanceof ApiError ? error.status : 0 });
    }
  };
  return { connect, isOpen, failure, forget: () => setFailure(null) };
}
