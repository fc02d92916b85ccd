import { operationTable, templatePattern, type OperationId } from '@dispatch/contract';
import { delay, http, HttpResponse, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { cardProviderHandler } from './cardProvider';
import { refusalAnswer, successAnswer, type SentAnswer } from './contractAnswer';
import type { Answers, PageArgs } from './pageArgs';
import { pageConfig } from './pageConfig';
import { partnerLogo } from './partnerLogo';

export interface MadeCall {
  operationId: OperationId;
  path: string;
  /** '?page=2'; '' without one. */
  query: string;
  /** What was sent as JSON; undefined without a body. */
  body: unknown;
}

class Answering {
  readonly calls: MadeCall[] = [];
  readonly errors: string[] = [];
  underWay = 0;
  hanging = 0;
  constructor(public args: PageArgs) {}
}

/** Of the story that is shown; what comes late of the one before counts for that one. */
let current = new Answering({ heading: '', at: '/' });

const worker = setupWorker();
let started: Promise<unknown> | null = null;

/** What every screen of a session asks for, unless the story says otherwise. */
const sessionAnswers = ({ as }: PageArgs): Answers['answers'] =>
  as === undefined
    ? {}
    : {
        checkSession: 'fresh',
        getMe: as === 'distributionDown' ? 'customer' : as,
        getFeatures: 'plain',
        listPackages: as === 'partnerCustomer' ? 'partner' : 'list',
        listMyBundles: 'none',
        listPaymentMethods: 'none',
        getCart: 'empty',
        countReleases: 'some',
        listUserParameters: 'dismissed',
        listSocialAccounts: 'linkedIn',
        getJournalistMails: 'sent',
        listReleaseDeliveries: 'none',
        ...(as === 'customer' || as === 'partnerCustomer'
          ? {}
          : { listSavedFilters: 'none', viewRecord: 'none', listTimeline: 'none', listColleagues: 'some' }),
        ...(as === 'admin' ? { listFailedJobs: 'none' } : {}),
        ...(as === 'admin' || as === 'editor'
          ? { countDesk: 'some', listSavedReasons: 'none', listEditorialQueue: 'none' }
          : {}),
        ...(as === 'admin' || as === 'editor' ? { listEditRequests: 'open' } : {}),
        ...(as === 'partnerCustomer' ? { getMyPartner: 'full' } : {}),
      };

async function answerOf(operationId: OperationId, args: PageArgs): Promise<SentAnswer | 'network' | null> {
  const refusal = args.fails?.[operationId];
  if (refusal === 'network') return 'network';
  if (refusal !== undefined) return refusalAnswer(operationId, refusal);
  const wanted = { ...sessionAnswers(args), ...args.answers }[operationId];
  return wanted === undefined ? null : successAnswer(operationId, wanted, args.wording);
}

function response({ status, type, body, headers }: SentAnswer): Response {
  const init = { status, headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) } };
  if (type === null) return new HttpResponse(null, init);
  return new HttpResponse(/\bjson\b/.test(type) ? JSON.stringify(body) : String(body), init);
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  return text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text || undefined;
}

/** A wizard that was left still saves what was typed during a save: it is that of the story before which asks. */
function isOfTheStoryBefore(operationId: OperationId): boolean {
  const { answers, fails, never } = current.args;
  const isExpected =
    { ...answers, ...fails }.saveDraft !== undefined || never?.includes('saveDraft') === true;
  return operationId === 'saveDraft' && !isExpected;
}

async function answer(operationId: OperationId, request: Request): Promise<Response> {
  if (isOfTheStoryBefore(operationId)) return HttpResponse.error();
  const story = current;
  const { pathname, search } = new URL(request.url);
  story.calls.push({ operationId, path: pathname, query: search, body: await bodyOf(request) });
  if (story.args.never?.includes(operationId)) {
    story.hanging += 1;
    await delay('infinite');
  }
  story.underWay += 1;
  try {
    const found = await answerOf(operationId, story.args);
    if (found === null) {
      story.errors.push(`${operationId} is called, and the story does not say what it answers.`);
      return HttpResponse.error();
    }
    return found === 'network' ? HttpResponse.error() : response(found);
  } catch (error) {
    story.errors.push(error instanceof Error ? error.message : String(error));
    return HttpResponse.error();
  } finally {
    story.underWay -= 1;
  }
}

/** The calls of the contract; a path without parameters comes before one with them. */
const operations = Object.entries(operationTable)
  .sort(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .map(([operationId, { method, path }]) => ({
    operationId: operationId as OperationId,
    method: method.toUpperCase(),
    path: templatePattern(`/api${path}`, '[^/]+'),
  }));

const callHandler = http.all('/api/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  const called = operations.find(({ method, path }) => method === request.method && path.test(pathname));
  return called && answer(called.operationId, request);
});

/** What else a screen may ask for: Storybook's own files. The rest is an error of the story. */
const lastHandler = http.all('*', ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  if (origin === window.location.origin && !/^\/(api|news)\//.test(pathname)) return passthrough();
  current.errors.push(`${request.method} ${request.url} is asked for, and nothing answers it.`);
  return HttpResponse.error();
});

export async function startAnswering(args: PageArgs): Promise<void> {
  current = new Answering(args);
  worker.resetHandlers(
    http.get('/config.json', () => HttpResponse.json({ ...pageConfig, ...args.config })),
    ...(args.others ?? []),
    partnerLogo,
    callHandler,
    cardProviderHandler,
    lastHandler,
  );
  started ??= worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
  });
  await started;
}

export const stopAnswering = (): void => worker.resetHandlers();

/** Other answers from now on, for a `play` function. */
export function answerFromNowOn({ answers, fails, never }: Answers): void {
  current.args = {
    ...current.args,
    answers: { ...current.args.answers, ...answers },
    fails: fails ?? {},
    never: never ?? [],
  };
}

export const callsOf = (operationId: OperationId): MadeCall[] =>
  current.calls.filter((call) => call.operationId === operationId);

export const requestErrors = (): readonly string[] => current.errors;

/** Answers that are being made, and calls that are left waiting for ever. */
export const answersUnderWay = () => ({ underWay: current.underWay, hanging: current.hanging });
