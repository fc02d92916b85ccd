import type { CardGateway } from '../platform/ports/payments/cardGateway';
import { type CaptchaPort, CaptchaUnavailable } from '../platform/ports/captcha/captchaPort';
import type { HubPort } from '../platform/ports/hub/hubPort';
import type { DomainPort } from '../platform/ports/domains/domainPort';
import { type SitePort, SiteUnavailable } from '../platform/ports/site/sitePort';
import { type LinkAnswer, type LinkPort, LinksUnavailable } from '../platform/ports/links/linkPort';
import { type Mail, type MailPort, MailRefused } from '../platform/ports/mail/mailPort';
import {
  NotTaken,
  type WireMessage,
  type WirePort,
  type WireReceiver,
} from '../platform/ports/wire/wirePort';
import type { WebhookAnswer, WebhookMessage, WebhookPort } from '../platform/ports/webhooks/webhookPort';
import { now } from '../platform/settings/clock';
import { FakeFiles, FakeScan } from './fakeFiles';
import { FakeIdentity } from './fakeIdentity';
import { FakePayments } from './fakePayments';
import { fakeSocial } from './fakeSocial';

class FakeMail implements MailPort {
  readonly sent: Mail[] = [];
  /** Why mails to an address are refused. */
  readonly refused = new Map<string, MailRefused['kind']>();
  down = false;

  async reach(): Promise<void> {
    if (this.down) throw new Error('The mail server is switched off.');
  }

  async send(mail: Mail): Promise<void> {
    await this.reach();
    const kind = this.refused.get(mail.to);
    if (kind !== undefined) throw new MailRefused(kind);
    this.sent.push(mail);
  }
}

/** Every solution that begins with `solved-` is right; the rest of it is its key. */
class FakeCaptcha implements CaptchaPort {
  down = false;

  async challenge(expiresAt: Date) {
    return { parameters: { algorithm: 'none', expiresAt: expiresAt.getTime() / 1000 }, signature: 'none' };
  }

  async verify(solution: string): Promise<string | null> {
    if (this.down) throw new CaptchaUnavailable('Whoever judges captchas is switched off.');
    return solution.startsWith('solved-') ? solution : null;
  }
}

/** Links answer 200, unless told otherwise. */
class FakeLinks implements LinkPort {
  readonly asked: string[] = [];
  readonly answers = new Map<string, LinkAnswer>();
  down = false;

  async ask(address: string): Promise<LinkAnswer> {
    this.asked.push(address);
    if (this.down) throw new LinksUnavailable('There is no way out.');
    return this.answers.get(address) ?? { answered: true, status: 200 };
  }
}

/** What a story says that was sent as ninjs 3. */
type SentStory = {
  deliveryId: string;
  url: string;
  prid: number;
  version: string;
  headline: string;
  company: string;
  place: string;
  status: string;
  note: string;
  text: string;
};

const readNinjs = ({ deliveryId, body }: WireMessage, url: string): SentStory => {
  const { altIds, bodies, ...texts } = JSON.parse(body) as {
    altIds: { role: string; value: string }[];
    bodies: { value: string }[];
  };
  const text = (name: string): string => (texts as Record<string, string | undefined>)[name] ?? '';
  return {
    deliveryId,
    url,
    prid: Number(altIds.find(({ role }) => role === 'PRID')?.value),
    version: text('version'),
    headline: text('title'),
    company: text('by'),
    place: text('located'),
    status: text('pubStatus'),
    note: text('edNote'),
    text: bodies[0]?.value ?? '',
  };
};

/** Takes each story, unless told otherwise. */
class FakeWire implements WirePort {
  readonly stories: SentStory[] = [];
  /** How often it was asked to take one, also without having answered. */
  asked = 0;
  down = false;
  /** Why receivers take nothing, or not this, by their addresses. */
  readonly refuses = new Map<string, NotTaken>();
  /** Headlines of stories at which receivers break down. */
  readonly breaksAt = new Set<string>();
  /** What it waits for before it answers. */
  until: Promise<void> = Promise.resolve();

  async send(message: WireMessage, { url }: WireReceiver): Promise<string> {
    this.asked += 1;
    await this.until;
    if (this.down) throw new NotTaken('unavailable', 'The receiver answers 503.');
    const refusal = this.refuses.get(url);
    if (refusal !== undefined) throw refusal;
    const story = readNinjs(message, url);
    if (this.breaksAt.has(story.headline)) throw new NotTaken('unavailable', 'The receiver answers 500.');
    this.stories.push(story);
    const number = `PR${story.prid}`;
    return JSON.stringify({
      StoryDate: now().toISOString(),
      StoryNumber: number,
      EraId: `ERA-${story.prid}`,
    });
  }
}

/** Takes each message, unless told otherwise. */
class FakeWebhooks implements WebhookPort {
  readonly sent: (WebhookMessage & { address: string })[] = [];
  /** What an address answers: a status, or null for nothing at all. */
  readonly answers = new Map<string, number | null>();

  accepts(address: string): boolean {
    return address.startsWith('https://');
  }

  async send(message: WebhookMessage, address: string): Promise<WebhookAnswer> {
    const status = this.answers.get(address);
    if (status === undefined) {
      this.sent.push({ ...message, address });
      return { status: 204, answer: '', problem: null, milliseconds: 3 };
    }
    const said = status === null ? 'does not answer in time' : `answers ${status}`;
    const answer = status === null ? null : 'No.';
    return { status, answer, problem: `The receiver ${said}.`, milliseconds: 3 };
  }
}

/** Remembers which feeds it was told of. */
class FakeHub implements HubPort {
  readonly told: string[] = [];

  async publish(feeds: readonly string[]): Promise<void> {
    this.told.push(...feeds);
  }
}

/** No domain says anything, unless told otherwise. */
class FakeDomains implements DomainPort {
  readonly says = new Set<string>();

  async problemWith({ record, value }: { record: string; value: string }): Promise<string | null> {
    return this.says.has(`${record} ${value}`) ? null : `Nothing says ${value}.`;
  }
}

/** Nobody answers until a test says what readers get. */
class FakeSite implements SitePort {
  answer: ((path: string) => Promise<Response>) | null = null;

  async read(path: string): Promise<{ status: number; text: string }> {
    const answer = await this.answer?.(path);
    if (answer === undefined) throw new SiteUnavailable('The page cannot be reached.');
    return { status: answer.status, text: await answer.text() };
  }
}

export const fakePorts = () => ({
  identity: new FakeIdentity(),
  mail: new FakeMail(),
  captcha: new FakeCaptcha(),
  payments: {
    stripe: new FakePayments(),
    paypal: null as FakePayments | null,
    authorizenet: null as CardGateway | null,
  },
  storage: new FakeFiles(),
  scan: new FakeScan(),
  links: new FakeLinks(),
  social: fakeSocial(),
  wire: new FakeWire(),
  webhooks: new FakeWebhooks(),
  site: new FakeSite(),
  domains: new FakeDomains(),
  hub: new FakeHub(),
});
