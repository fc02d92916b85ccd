import type { JobContext } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

/** Somebody who hears of a request. */
export type Told = {
  id: number;
  state: string;
  asker: string;
  decider: string | null;
  user_id: number;
  email: string;
  first_name: string;
};

export type ToldRequest = {
  /** What it is called in a sentence, as `refund request`. */
  name: string;
  /** What is asked for, and for whom, behind a verb. */
  what: string;
  /** Why it is asked for; said while it waits. */
  reason: string;
  /** Why it was decided like that, or has failed. */
  note: string;
  url: string;
  /** Whether nobody has asked for it: it follows from a rule, and all who may decide hear of it. */
  isAutomatic?: boolean;
};

const contentOf = (
  { id, state, asker, decider }: Told,
  { name, what, reason, note, isAutomatic = false }: ToldRequest,
) => {
  const titled = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (state === 'requested')
    return {
      subject: `${titled} ${id} waits for a second person`,
      title: `A ${name} waits for a second person`,
      paragraphs: [`${asker} has asked for ${what}.`, ...(reason === '' ? [] : [reason])],
      closing: ['Everybody who may decide on it gets this email. Nothing happens until one of them does.'],
    };
  if (isAutomatic)
    return {
      subject: `${titled} ${id} has failed`,
      title: `A ${name} has failed`,
      paragraphs: [
        `What the customer was promised could not be done: ${what}.`,
        ...[reason, note].filter((text) => text !== ''),
      ],
      closing: ['Everybody who may try it again, or do it by hand, gets this email.'],
    };
  if (state === 'failed')
    return {
      subject: `Your ${name} ${id} has failed`,
      title: `Your ${name} has failed`,
      paragraphs: [
        `What you asked for was approved, and could not be done: ${what}.`,
        ...(note === '' ? [] : [note]),
      ],
      closing: ['Who may decide on it can try again, or reject it.'],
    };
  return {
    subject: `Your ${name} ${id} is ${state}`,
    title: `Your ${name} is ${state}`,
    paragraphs: [
      `${decider ?? ''} has ${state} what you asked for: ${what}.`,
      ...(note === '' ? [] : [note]),
    ],
  };
};

/**
 * Tells of a request that needs a second person: while it waits who may decide, and then who has asked. Each hears it
 * once, and whose mail cannot be sent keeps nobody else from theirs.
 *
 * @param keyOf begins the key of each mail; it names the request
 */
export const tellOfRequest = async <Row extends Told>(
  rows: readonly Row[],
  context: JobContext,
  keyOf: (row: Row) => string,
  requestOf: (row: Row) => ToldRequest,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const row of rows) {
    const request = requestOf(row);
    const content = contentOf(row, request);
    const mail = composeMail(context.config, {
      ...content,
      to: row.email,
      paragraphs: [`Hello ${row.first_name},`, ...content.paragraphs],
      action: { label: 'See the request', url: request.url },
    });
    const key =
      row.state === 'requested'
        ? `${keyOf(row)}-waits-${row.user_id}`
        : request.isAutomatic
          ? `${keyOf(row)}-${row.user_id}`
          : keyOf(row);
    await mailOnce(context, key, mail).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Mails about a request could not be sent.');
};
