import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../platform/settings/config';
import { readWhenAt, RecentPosition } from '../../platform/database/replica';
import { ChannelListener } from '../../platform/database/channelListener';
import type { AnalyticsCounter, Counted } from '../analytics/analyticsCounter';
import { onNewsChangedHere } from '../lifecycle/newsChanges';

/** On which the triggers of news_items tell what is to be shown anew: an id and a company, parted by a blank. */
const channel = 'news_changed';

/** Bytes that all pages together may take, in each of their encodings. */
const mostBytes = 64 * 1024 * 1024;

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** Milliseconds after which a page is written anew, should this process ever have missed something unawares. */
const longestKept = 60_000;

/** Which release a page shows, and whose others it names; `anyOf` for a list, which any change of a release may change. */
type ShownNews = { distributionId: number; companyKey: string } | 'anyOf';

/** What a page shows, and as what each answer with it counts; null for what is not counted. */
type Shown = { of: ShownNews; counted: Counted | null };

/** An answer as it goes out: headers as names and values in turn, which Node writes fastest. */
type Answer = { headers: string[]; body: Buffer };

type Kept = {
  shown: ShownNews;
  counted: Counted | null;
  etag: string;
  answers: Readonly<Record<Encoding, Answer>>;
  size: number;
  keptAt: number;
  settings: Settings;
};

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** What a page was written with that administrators may change: then it is written anew. */
type Settings = Pick<Config, 'siteName' | 'publicUrl' | 'brand'>;

const settingsOf = ({ siteName, publicUrl, brand }: Config): Settings => ({ siteName, publicUrl, brand });

const isSame = (one: Settings, other: Settings): boolean =>
  one.siteName === other.siteName &&
  one.publicUrl === other.publicUrl &&
  one.brand.product === other.brand.product;

/** What belongs to one answer, or to one encoding of it. */
const notKept = /^(x-request-id|content-(encoding|length)|vary|date|connection|keep-alive)$/i;

const headersOf = (response: Response): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    notKept.test(name) || value === undefined ? [] : [name, String(value)],
  );

const answerOf = (headers: readonly string[], encoding: Encoding, body: Buffer): Answer => {
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const length = ['Content-Length', String(body.length)];
  return { headers: [...headers, 'Vary', 'Accept-Encoding', ...encoded, ...length], body };
};

/** The server makes them so (`messagesOf`). */
const asExpress = (request: IncomingMessage): Request => request as Request;

/** Which encoding a caller gets, by what it says that it takes: browsers say the same, over and over. */
const chosen = new Map<string, Encoding>();
const mostChosen = 200;

const encodingFor = (request: IncomingMessage): Encoding => {
  const said = request.headers['accept-encoding'] ?? '';
  const known = chosen.get(said);
  if (known !== undefined) return known;
  const encoding = encodings.find((one) => asExpress(request).acceptsEncodings(one) !== false) ?? 'identity';
  if (chosen.size < mostChosen) chosen.set(said, encoding);
  return encoding;
};

/** Whether the caller has this page: by its tag, as Express judges it, or by its date where it names none. */
const hasIt = (request: IncomingMessage, response: ServerResponse, { etag, answers }: Kept): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  if (tags === etag) return true;
  if (tags === undefined && since === undefined) return false;
  const { headers } = answers.identity;
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  const asked = asExpress(request);
  asked.res = response as Response;
  const { fresh } = asked;
  for (let at = 0; at < headers.length; at += 2) response.removeHeader(headers[at] ?? '');
  return fresh;
};

/**
 * Pages of releases, lists and feeds as they were sent last, compressed as well. A page is forgotten in every process as soon
 * as its release, or another one of its company, is published, corrected or taken down (NOTIFY); a list as soon as any is. Nothing is sent from here while this
 * process cannot hear of that.
 */
export class NewsPageMemory {
  /** By path, the least used first. */
  readonly #pages = new Map<string, Kept>();
  readonly #listener: ChannelListener;
  readonly #stopHearing: () => void;
  /** The one that was used last, while no other was added after it. */
  #latest: Kept | null = null;
  #bytes = 0;
  /** What a replica has to have for what is read of the newsroom. */
  readonly #position = new RecentPosition(1_000);
  /** Rises with all that is heard of: what was read before it is not kept after it. */
  #changes = 0;

  constructor(
    private readonly config: Config,
    private readonly counter: AnalyticsCounter,
    log: Logger,
  ) {
    this.#listener = new ChannelListener({
      databaseUrl: config.directDatabaseUrl,
      channel,
      log,
      onNews: (news) => this.#forget(news),
    });
    this.#stopHearing = onNewsChangedHere((distributionId) => this.#forget(String(distributionId)));
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    this.#stopHearing();
    return this.#listener.stop();
  }

  /** Sends what is kept, or answers false. As with built files, what is sent so is not logged. */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    const kept = method === 'GET' || method === 'HEAD' ? this.#pages.get(url) : undefined;
    if (kept === undefined || !this.#isGood(kept)) return false;
    if (kept !== this.#latest) {
      this.#pages.delete(url);
      this.#pages.set(url, kept);
      this.#latest = kept;
    }
    if (kept.counted !== null) this.counter.count(asExpress(request), kept.counted);
    const { headers, body } = kept.answers[encodingFor(request)];
    if (hasIt(request, response, kept))
      response.writeHead(304, [...headers.slice(0, -2), 'X-Request-Id', randomUUID()]).end();
    else
      response
        .writeHead(200, [...headers, 'X-Request-Id', randomUUID()])
        .end(method === 'HEAD' ? undefined : body);
    return true;
  }

  #isGood({ keptAt, settings }: Kept): boolean {
    return (
      this.#listener.isListening && performance.now() - keptAt < longestKept && isSame(settings, this.config)
    );
  }

  /** Reads at the replica what is at most a second old, and never older than a change that was heard of; else at the primary. */
  read<T>(work: () => Promise<T>): Promise<T> {
    return this.#listener.isListening ? readWhenAt(() => this.#position.get(), work) : work();
  }

  /**
   * To be called before anything of a page is read. What it answers keeps the page once it was sent: under the path, unless
   * something was heard of meanwhile.
   */
  begin(): (path: string, shown: Shown, response: Response, text: string) => void {
    const before = this.#changes;
    return (path, { counted, of: shown }, response, text) => {
      if (!this.#listener.isListening) return;
      const page = {
        shown,
        counted,
        etag: String(response.getHeader('ETag')),
        settings: settingsOf(this.config),
      };
      void this.#keep(path, page, { headers: headersOf(response), text, before });
    };
  }

  async #keep(
    path: string,
    page: Omit<Kept, 'answers' | 'size' | 'keptAt'>,
    { headers, text, before }: { headers: string[]; text: string; before: number },
  ): Promise<void> {
    const identity = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const [gzipped, br] = await Promise.all([compressGzip(identity), compressBrotli(identity, { params })]);
    if (before !== this.#changes) return;
    this.#drop(path);
    const size = identity.length + gzipped.length + br.length;
    const answers = {
      br: answerOf(headers, 'br', br),
      gzip: answerOf(headers, 'gzip', gzipped),
      identity: answerOf(headers, 'identity', identity),
    };
    this.#pages.set(path, { ...page, answers, size, keptAt: performance.now() });
    this.#latest = null;
    this.#bytes += size;
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    this.#bytes -= this.#pages.get(path)?.size ?? 0;
    this.#pages.delete(path);
  }

  /** Null: something may have been missed. */
  #forget(news: string | null): void {
    this.#position.forget();
    this.#changes += 1;
    const [id = '', company = ''] = news?.split(' ') ?? [];
    for (const [path, { shown }] of this.#pages)
      if (
        news === null ||
        shown === 'anyOf' ||
        String(shown.distributionId) === id ||
        (company !== '' && shown.companyKey === company)
      )
        this.#drop(path);
  }
}
