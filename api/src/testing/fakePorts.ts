import type { CardGateway } from '../platform/ports/payments/cardGateway';
import { type CaptchaPort, CaptchaUnavailable } from '../platform/ports/captcha/captchaPort';
import { type LinkAnswer, type LinkPort, LinksUnavailable } from '../platform/ports/links/linkPort';
import { type Mail, type MailPort, MailRefused } from '../platform/ports/mail/mailPort';
import { NotTaken, type WirePort, type WireReceipt, type WireStory } from '../platform/ports/wire/wirePort';
import { FakeFiles, FakeScan } from './fakeFiles';
import { FakeIdentity } from './fakeIdentity';
import { FakePayments } from './fakePayments';
import { fakeSocial } from './fakeSocial';

class FakeMail implements MailPort {
  readonly sent: Mail[] = [];
  /** Why mails to an address are refused. */
  readonly refused = new Map<string, MailRefused['kind']>();
  down = false;

  async send(mail: Mail): Promise<void> {
    if (this.down) throw new Error('The mail server is switched off.');
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

/** Takes each story once, unless told otherwise. */
class FakeWire implements WirePort {
  readonly stories: WireStory[] = [];
  down = false;
  /** What it waits for before it answers. */
  until: Promise<void> = Promise.resolve();

  async send(story: WireStory, now: Date): Promise<WireReceipt> {
    await this.until;
    if (this.down) throw new NotTaken('The downstream system answers 503.');
    this.stories.push(story);
    const number = `PR${story.prid}`;
    return { storyDate: now.toISOString(), storyNumber: number, eraId: `ERA-${story.prid}` };
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
});
