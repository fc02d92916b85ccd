import type { components } from '@dispatch/contract';
// eslint-disable-next-line house/no-sleeps -- people think between two releases, and pay no more often than one account may
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../harness/database';
import { testCards } from '../harness/payment';
import { demo } from '../harness/people';
import type { Place } from '../harness/place';
import { fullDraft } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { signInByCalls } from '../harness/signInByCalls';
import { persist } from './persist';

type Saved = components['schemas']['ReleaseDraft'] & { distributionId: number; distributionVersion: number };

/** A release, and how far its customer was told that it is. */
export interface Told {
  id: number;
  email: string;
  /** The last headline whose save was answered. */
  headline: string;
  order: number | null;
  isApproved: boolean;
}

const order = { package: '200', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false } as const;
const dollars = 360;

/** Enters a card as the provider's form in a browser does, until the provider answers. */
async function confirm(
  { stripe }: Place,
  key: string,
  intentId: string,
  clientSecret: string,
): Promise<void> {
  const body = new URLSearchParams({
    key,
    client_secret: clientSecret,
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': testCards.good,
    'payment_method_data[card][exp_month]': '08',
    'payment_method_data[card][exp_year]': '40',
    'payment_method_data[card][cvc]': '123',
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${stripe}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      body,
    }).catch(() => null);
    if (answer !== null && answer.status < 500) return;
    await sleep(300);
  }
}

/** Writes, saves again, pays, submits and has approved one release after the other, until `isOver`. */
async function work(
  place: Place,
  { email, sid, editorSid, key }: { email: string; sid: string; editorSid: string; key: string },
  told: Told[],
  isOver: () => boolean,
  pause: number,
): Promise<void> {
  const mine = { token: sid };
  for (let at = 1; !isOver(); at += 1) {
    const release: Told = {
      id: 0,
      email,
      headline: `Harbor pilots of ${email} win race ${at}`,
      order: null,
      isApproved: false,
    };
    try {
      let draft = await persist<Saved>(place, 'saveDraft', {
        ...mine,
        body: fullDraft(email, { headline: release.headline }),
      });
      release.id = draft.distributionId;
      told.push(release);
      for (const word of ['again', 'and again']) {
        const headline = `${release.headline} ${word}`;
        const { distributionId, distributionVersion } = draft;
        draft = await persist<Saved>(place, 'saveDraft', {
          ...mine,
          body: { ...fullDraft(email, { headline }), distributionId, distributionVersion },
        });
        release.headline = headline;
      }
      const parameters = { id: release.id };
      const asked = { distributionId: release.id, order };
      const { intentId, clientSecret } = await persist<{ intentId: string; clientSecret: string }>(
        place,
        'createPaymentIntent',
        { ...mine, body: { ...asked, amount: dollars, purpose: 'release' } },
      );
      await confirm(place, key, intentId, clientSecret);
      const paid = await persist<{ OrderNumber: number }>(place, 'capturePaymentIntent', {
        ...mine,
        body: { ...asked, paymentIntent: intentId },
      });
      release.order = paid.OrderNumber;
      await persist(place, 'submitRelease', { ...mine, parameters });
      await persist(place, 'openReview', { token: editorSid, parameters });
      await persist(place, 'approveRelease', { token: editorSid, parameters, body: { release: 'now' } });
      release.isApproved = true;
    } catch {
      // What it was is in `unexpected`; the next release shows whether it goes on.
    }
    await sleep(pause);
  }
}

/**
 * So many customers, each at work until `isOver`. Answers what they were told.
 * @param pause milliseconds between two releases of one: an account may pay thirty times in ten minutes
 */
export async function startCustomers(
  place: Place,
  database: Database,
  count: number,
  isOver: () => boolean,
  pause = 4_000,
): Promise<{ told: Told[]; ended: Promise<unknown> }> {
  const { cardProviderPublishableKey: key } = (await (
    await fetch(`${place.product}/config.json`)
  ).json()) as {
    cardProviderPublishableKey: string;
  };
  const editorSid = await signInByCalls(place, demo('editor'));
  const told: Told[] = [];
  const working: Promise<void>[] = [];
  for (let at = 0; at < count; at += 1) {
    const { person, userId } = await seedPerson(place, database);
    await database.rows(
      `update users set feature_overrides = '{"userSendDistributionToIris": true}' where user_id = $1`,
      userId,
    );
    const sid = await signInByCalls(place, person);
    working.push(work(place, { email: person.email, sid, editorSid, key }, told, isOver, pause));
  }
  return { told, ended: Promise.all(working) };
}
