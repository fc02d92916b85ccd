import { message, permits } from '@dispatch/contract';
import { type DescribedOperation, answerOf } from '@dispatch/contract/document';
import type { RequestInput } from '@dispatch/contract/check/request';
import type { Chosen } from './bar/barState';
import type { MockContract } from './mockContract';
import { answerErrors } from './answerErrors';
import { once } from './idempotency';
import { assertOffered } from './memory/features';
import { people, type PersonRow } from './memory/people';
import type { PlainAnswer } from './plainAnswer';
import type { Prism } from './prism';
import { errorAnswer, notFound, problemAnswer, refuse, Refusal } from './refusal';
import { type RawCall, readInput } from './requestInput';
import type { OperationId, Responders, Surroundings } from './responder';
import { answerResource } from './resources';
import { idleSeconds } from './responders/session';
import type { MockSession, DemoData } from './memory/demoData';

export interface LayerParts extends Surroundings {
  readonly contract: MockContract;
  readonly prism: Prism;
  readonly responders: Responders;
  readonly now: () => Date;
  readonly linger: (milliseconds: number) => Promise<void>;
  readonly onViolation: (operation: DescribedOperation, errors: readonly string[]) => void;
}

export interface Answered {
  readonly operation: DescribedOperation | null;
  readonly answer: PlainAnswer;
}

type AnyResponder = (
  call: object,
) => (Partial<PlainAnswer> & { status: number }) | Promise<Partial<PlainAnswer> & { status: number }>;

/** What any request may be refused with, though its call does not name it: the contract's info does. */
const ofAnyCall: ReadonlySet<number> = new Set([400, 413, 415, 431]);

interface SignedIn {
  person: PersonRow;
  session: MockSession;
}

/** By the answer chosen in the bar, else by its responder, else by what is remembered, else by Prism. */
export async function answerCall(parts: LayerParts, demoData: DemoData, call: RawCall): Promise<Answered> {
  const found = parts.contract.find(call.method, call.path);
  if (found.kind !== 'operation') {
    const refusal =
      found.kind === 'nothing'
        ? notFound()
        : refuse(405, 'method-not-allowed', message('method-not-allowed'), {
            headers: { Allow: found.methods.join(', ') },
          });
    return { operation: null, answer: problemAnswer(refusal, null) };
  }
  const { operation } = found;
  const choice = demoData.choices[operation.id];
  if (choice !== undefined && choice.delay > 0) await parts.linger(choice.delay);
  if (choice?.answer?.status === 0) return { operation, answer: { status: 0, headers: {}, body: undefined } };
  const answer = await answerOperation(parts, demoData, operation, choice, found.path, call);
  const isPromised = answerOf(operation, answer.status) !== undefined;
  const errors =
    !isPromised && ofAnyCall.has(answer.status) ? [] : answerErrors(parts.contract, operation, answer);
  if (errors.length === 0) return { operation, answer };
  parts.onViolation(operation, errors);
  return {
    operation,
    answer: errorAnswer(
      `The mock server's answer to ${operation.id} breaks the contract: ${errors.join('; ')}.`,
    ),
  };
}

async function answerOperation(
  parts: LayerParts,
  demoData: DemoData,
  operation: DescribedOperation,
  choice: Chosen | undefined,
  path: Readonly<Record<string, string>>,
  call: RawCall,
): Promise<PlainAnswer> {
  if (choice?.answer) {
    const { status, example } = choice.answer;
    return countedAgain(
      await parts.prism.answer(operation, { status, ...(example === null ? {} : { example }) }),
    );
  }
  try {
    const signedIn = admit(parts, demoData, operation, call);
    const input = await readInput(parts.contract, operation, path, call);
    const { contract, now } = parts;
    return await once(
      { demoData, contract, now: now() },
      {
        scope: `${signedIn?.person.id ?? 0} ${operation.id}`,
        key: input.headers['Idempotency-Key'],
        body: input.body,
      },
      () => respond(parts, demoData, operation, signedIn, input),
    );
  } catch (error) {
    if (error instanceof Refusal) return problemAnswer(error, operation);
    throw error;
  }
}

async function respond(
  parts: LayerParts,
  demoData: DemoData,
  operation: DescribedOperation,
  signedIn: SignedIn | null,
  input: RequestInput,
): Promise<PlainAnswer> {
  const prism = () => parts.prism.answer(operation);
  // The table is typed by operation; here, where any of them comes by, its input has been checked by the contract.
  const responder = parts.responders[operation.id as OperationId] as AnyResponder | undefined;
  const { contract, passwordUrl, cards } = parts;
  const person = signedIn?.person ?? null;
  const call = { ...input, demoData, contract, now: parts.now(), prism, person };
  assertOffered(call, operation.id);
  const given =
    responder === undefined
      ? await answerResource({ ...call, operation })
      : await responder({ ...call, passwordUrl, cards, session: signedIn?.session ?? null });
  // What is answered must not change when the demo data does.
  const { status, headers = {}, body } = given;
  return structuredClone({ status, headers, body });
}

function admit(
  { contract, now }: LayerParts,
  demoData: DemoData,
  { permissions, takesSession, id }: DescribedOperation,
  { headers }: RawCall,
): SignedIn | null {
  if (permissions === null && !takesSession) return null;
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  const at = now();
  const session = demoData.sessions.find((known) => known.token === token);
  const person = people({ demoData, contract, now: at }).rows.find((row) => row.id === session?.personId);
  const isLive = session !== undefined && at.getTime() - session.lastUsedAt <= idleSeconds * 1000;
  if (!isLive || person === undefined) {
    if (permissions === null) return null;
    throw refuse(401, 'no-session');
  }
  const isAllowed =
    !permissions?.length || permissions.some((permission) => permits(person.profile.group, permission));
  if (!isAllowed) throw refuse(403, 'not-allowed');
  // Looking at the clock does not move it.
  if (id !== 'checkSession') session.lastUsedAt = at.getTime();
  return { person, session };
}

/** Prism counts by the header's example: an empty list has no rows on other pages either. */
const countedAgain = (answer: PlainAnswer): PlainAnswer =>
  Array.isArray(answer.body) && answer.body.length === 0 && 'X-Total-Count' in answer.headers
    ? { ...answer, headers: { ...answer.headers, 'X-Total-Count': '0' } }
    : answer;
