import { screenAddress } from '@dispatch/contract';
import type { Logger } from 'pino';
import { composeMail } from '../../platform/mail/mailLayout';
import { patience } from '../../platform/ports/patience';
import type { CheckParts } from '../admin/check';
import { checkInstallation } from '../admin/checkInstallation';
import { withoutSecrets } from '../failedJobs/shownJob';
import {
  endedTroubles,
  endLook,
  forgetOthers,
  keepTrouble,
  markTold,
  takeLook,
  type Trouble,
  untoldTroubles,
} from './troubleRows';

type Watch = CheckParts & { log: Logger };

type News = { began: readonly Trouble[]; ended: readonly Trouble[] };

/** Switched by intent, or told by whoever starts the process. */
const noTroubles: ReadonlySet<string> = new Set(['Maintenance', 'Web application']);

const listed = ({ name, said, mend }: Trouble): string => `${name}: ${said} To mend it: ${mend}.`;

const subjectOf = ({ began, ended }: News, siteName: string): string => {
  const names = (troubles: readonly Trouble[]) => troubles.map(({ name }) => name).join(', ');
  if (began.length === 0) return `${siteName}: over, ${names(ended)}`;
  return `${siteName} needs you: ${names(began)}`;
};

const mailNews = async ({ config, ports }: Watch, news: News): Promise<void> => {
  const { operatorMailbox: to, publicUrl, siteName } = config;
  if (to === null) return;
  const subject = subjectOf(news, siteName);
  const paragraphs = [
    ...news.began.map(listed),
    ...news.ended.map(({ name }) => `${name}: all is well again.`),
  ];
  const closing = [
    'Told once, when it was seen twice within two minutes, and once more when it is over. dispatch-admin check shows all.',
  ];
  const action = { label: 'See how all of it is', url: `${publicUrl}${screenAddress('system')}` };
  await ports.mail.send(
    composeMail({ siteName }, { to, subject, title: subject, paragraphs, action, closing }),
  );
};

const postNews = async ({ config }: Watch, news: News): Promise<void> => {
  const { alertWebhookUrl: url, publicUrl, siteName } = config;
  if (url === null) return;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // `text` is what chats show.
    body: JSON.stringify({ text: subjectOf(news, siteName), site: publicUrl, ...news }),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The address for alerts answers with ${answer.status}.`);
};

/** Tells by every way that is set; true when one of them has worked. */
const tell = async (watch: Watch, news: News): Promise<boolean> => {
  const ways = [mailNews(watch, news), postNews(watch, news)];
  const { operatorMailbox, alertWebhookUrl } = watch.config;
  const isSet = [operatorMailbox !== null, alertWebhookUrl !== null];
  const outcomes = await Promise.allSettled(ways);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      watch.log.error({ err: outcome.reason as unknown }, 'An alert was not taken');
  return outcomes.some(({ status }, place) => isSet[place] === true && status === 'fulfilled');
};

const look = async (watch: Watch, now: Date): Promise<void> => {
  for await (const { name, said, mend } of checkInstallation(watch))
    if (mend !== null && !noTroubles.has(name))
      await keepTrouble({ name, said: withoutSecrets(said), mend }, now);
  const [began, ended] = [await untoldTroubles(now), await endedTroubles(now)];
  if (began.length + ended.length === 0) {
    await forgetOthers(now);
    return;
  }
  watch.log.warn({ began: began.map(({ name }) => name), ended: ended.map(({ name }) => name) }, 'Troubles');
  if (!(await tell(watch, { began, ended }))) return;
  await markTold(
    began.map(({ name }) => name),
    now,
  );
  await forgetOthers(now);
};

/**
 * Looks at everything once, if nobody else does or has within the minute, and tells the operator of what has begun and what is
 * over, in one message. What could not be told is told at the next look. Throws when the database is away: then nothing can be kept.
 */
export const lookOnce = async (watch: Watch): Promise<void> => {
  const now = watch.now();
  if (!(await takeLook(now))) return;
  try {
    await look(watch, now);
  } finally {
    await endLook(now);
  }
};

/** Looks each minute until it is stopped, where the settings say who is told; one look after the other. */
export const watchSystem = (watch: Watch): { stop: () => void } => {
  const { operatorMailbox, alertWebhookUrl } = watch.config;
  if (operatorMailbox === null && alertWebhookUrl === null) return { stop: () => undefined };
  let isLooking = false;
  let isStopped = false;
  const lookAgain = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      await lookOnce(watch);
    } catch (error) {
      // At the end of the process the database goes first.
      if (!isStopped) watch.log.error({ err: error }, 'The system could not be looked at');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void lookAgain(), 60_000);
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
};
