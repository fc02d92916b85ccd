import MockDate from 'mockdate';
import { queryClient } from '../../shared/api/queryClient';
import { loadRuntimeConfig } from '../../shared/config/runtimeConfig';
import { nameSite, titleErrors } from '../../shared/screen/documentTitle';
import { isPublicPage } from '../../shared/pageData/pageData';
import { forgetSession, keepSession, type SessionInfo } from '../../shared/session/session';
import { startAnswering, stopAnswering } from './answering';
import { forgetCardProvider } from './cardProvider';
import { successAnswer } from './contractAnswer';
import { closePage, expectRouter, pathOf } from './openPage';
import type { PageArgs } from './pageArgs';

const defaultNow = '2026-11-20T17:00:00Z';

/** Moves the browser to another zone. Answers how to move it back. */
function moveTo(zone: string | undefined): () => void {
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  if (zone === undefined || own === undefined) return () => undefined;
  const ask = own.value as () => Intl.ResolvedDateTimeFormatOptions;
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'resolvedOptions', {
    ...own,
    value(this: Intl.DateTimeFormat) {
      return { ...ask.call(this), timeZone: zone };
    },
  });
  return () => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'resolvedOptions', own);
}

const goals: string[] = [];

/** Keeps the browser here when a screen leads away, and notes where to. */
function stay(event: NavigateEvent): void {
  if (event.navigationType === 'reload' || !event.cancelable || event.hashChange) return;
  goals.push(event.destination.url);
  event.preventDefault();
}

export const addressesLeftFor = (): readonly string[] => goals;

async function signIn({ as }: PageArgs): Promise<void> {
  forgetSession('signedOut');
  sessionStorage.clear();
  localStorage.clear();
  if (as === undefined) return;
  const { body } = await successAnswer('createSession', as, undefined);
  keepSession(body as SessionInfo);
}

export async function makeSurroundings(args: PageArgs): Promise<() => void> {
  MockDate.set(args.now ?? defaultNow);
  const moveBack = moveTo(args.zone);
  goals.length = 0;
  expectRouter(!isPublicPage(pathOf(args.at)));
  forgetCardProvider();
  await startAnswering(args);
  queryClient.clear();
  const { queries = {}, mutations = {} } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false }, mutations });
  await signIn(args);
  nameSite((await loadRuntimeConfig()).siteName);
  titleErrors(false);
  // What is loaded a moment later in the product is there from the first frame.
  await Promise.all([import('../../app/HelpMenu'), import('../../app/keptFocus')]);
  window.navigation.addEventListener('navigate', stay);
  return () => {
    window.navigation.removeEventListener('navigate', stay);
    closePage();
    queryClient.clear();
    stopAnswering();
    moveBack();
    MockDate.reset();
  };
}
