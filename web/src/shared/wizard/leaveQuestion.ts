import { screenAddress } from '@dispatch/contract';
import type { Location } from 'react-router-dom';
import { goesUnasked } from '../routing/goesUnasked';

/** Addresses that a wizard is left for without a question. */
const silent = /^\/(store\/checkout|distribution\/(create|edit|upgrade|purchaseedit))(\/|$)/;

/** The session has ended by itself: what was typed waits in the browser, and the person comes back. */
const comesBack = ({ pathname, search }: Location): boolean =>
  pathname === screenAddress('logout') && new URLSearchParams(search).has('returnTo');

export const isSilent = (next: Location): boolean =>
  silent.test(next.pathname) || comesBack(next) || goesUnasked(next);

export type LeaveQuestion = {
  text: 'wizard-leave' | 'wizard-leave-data' | 'wizard-leave-unsubmitted' | 'wizard-leave-unpublished';
  leave: () => void;
  stay: () => void;
} | null;
