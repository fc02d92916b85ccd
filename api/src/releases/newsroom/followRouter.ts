import { createHash } from 'node:crypto';
import { isEmail } from '@dispatch/contract';
import type { Logger } from 'pino';
import express, { type Request, type Response, type Router } from 'express';
import { secondsToWait } from '../../platform/http/rateLimits';
import { composeMail } from '../../platform/mail/mailLayout';
import type { MailPort } from '../../platform/ports/mail/mailPort';
import { now } from '../../platform/settings/clock';
import type { Config } from '../../platform/settings/config';
import { html, type Html } from '../../platform/text/html';
import { findFollowed, type Followed } from '../following/followed';
import {
  findFollower,
  follow,
  type Follower,
  followerActs,
  isFollower,
  frequencies,
  mostFollowed,
} from '../following/followers';
import { confirmToken, followerToken, readConfirmToken, readFollowerToken } from '../following/followTokens';
import { followForm } from './followForm';
import { followButton, followedWords, followerPage } from './followPages';
import { withoutNul } from './newsAddress';
import { sendNews } from './newsPolicy';
import { type Site, sitePage } from './sitePage';

/** A field of a form that was sent; empty where it is none. */
const sent = ({ body }: Request, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? withoutNul(value).trim() : '';
};

/**
 * Following by mail, below `/news`: asking for it from a page, confirming it from the mailbox, and the page with all that an
 * address follows, which a signed link opens. Nothing needs an account, and nothing is kept of an address that was not
 * confirmed.
 */
export const followRouter = (
  config: Config,
  { mail, log }: { mail: MailPort; log: Logger },
  siteNow: () => Promise<Site>,
): Router => {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 20 });

  const followedPath = (followerId: number): string => `/news/following/${followerToken(followerId, config)}`;

  const send = async (response: Response, status: number, title: string, body: Html): Promise<void> => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const page = html`<div class="news news-plain">
      <h1 class="news-title">${title}</h1>
      ${body}
    </div>`;
    const head = html`<meta name="robots" content="noindex" />`;
    sendNews(response, status, sitePage(await siteNow(), { title, head }, page));
  };

  const notComplete = (response: Response): Promise<void> =>
    send(
      response,
      404,
      'Not Found',
      html`<p>
        This address is not complete, or too old. Please follow the page once more, or copy the address from
        the mail again.
      </p>`,
    );

  /** Whether this caller has asked as often as they may; then it has answered. */
  const isTooOften = async ({ ip = '' }: Request, response: Response): Promise<boolean> => {
    const wait = await secondsToWait('follow-by-address', ip);
    if (wait === null) return false;
    response.set('Retry-After', wait);
    await send(response, 429, 'Please wait', html`<p>That was often. Please try again in an hour.</p>`);
    return true;
  };

  /** Whether this mailbox may get one more of these mails today. */
  const mayMail = async (email: string): Promise<boolean> => {
    const key = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    const limit = (await isFollower(email)) ? 'follow-by-follower' : 'follow-by-mailbox';
    return (await secondsToWait(limit, key)) === null;
  };

  const askToConfirm = async (email: string, asked: Followed): Promise<void> => {
    const token = confirmToken({ email, kind: asked.kind, key: asked.key }, now(), config);
    // What a stranger types is not mailed to somebody else: a search is named on the page behind the link.
    const what = asked.kind === 'search' ? 'a search' : followedWords(asked);
    await mail.send(
      composeMail(config, {
        to: email,
        subject: `Please confirm: ${what}`,
        title: 'Please confirm what you follow',
        paragraphs: [
          `Somebody, probably you, wants to get mails about ${what} from ${config.siteName} at this address.`,
          'If it was not you, do nothing: your address is not kept, and no other mail comes.',
        ],
        action: { label: 'Confirm', url: `${config.publicUrl}/news/follow/${token}` },
      }),
    );
  };

  router.post('/follow', form, async (request, response) => {
    if (await isTooOften(request, response)) return;
    const email = sent(request, 'email');
    const asked = await findFollowed(sent(request, 'kind'), sent(request, 'key'));
    if (asked === null) {
      await notComplete(response);
      return;
    }
    if (!isEmail(email) || email.length > 100) {
      const body = html`<p>Please enter a valid email address.</p>
        ${followForm(asked, email)}`;
      await send(response, 400, `Follow ${followedWords(asked)}`, body);
      return;
    }
    try {
      if (await mayMail(email)) await askToConfirm(email, asked);
    } catch (error) {
      log.warn({ err: error }, 'A mail that asks for confirmation was not sent.');
      const text = html`<p>The mail could not be sent. Please try again in a few minutes.</p>
        ${followForm(asked, email)}`;
      await send(response, 503, `Follow ${followedWords(asked)}`, text);
      return;
    }
    const body = html`<p>
        We have sent a mail to ${email}. Open the link in it to confirm that you want to follow
        ${followedWords(asked)}; it works for three days.
      </p>
      <p>If no mail comes, look among unwanted mails. We send few of them to an address in a day.</p>
      <p><a href="${asked.path}">Back</a></p>`;
    await send(response, 200, 'Please look into your mailbox', body);
  });

  router
    .route('/follow/:token')
    .get(async (request, response) => {
      const wish = readConfirmToken(request.params.token, now(), config);
      const asked = wish && (await findFollowed(wish.kind, wish.key));
      if (wish === null || asked === null) {
        await notComplete(response);
        return;
      }
      // Programs that look at links open them all: who opens it is asked.
      const body = html`<p>Mails about ${followedWords(asked)} will go to ${wish.email}.</p>
        ${followButton('confirm', 'Follow')}`;
      await send(response, 200, `Follow ${followedWords(asked)}?`, body);
    })
    .post(async (request, response) => {
      const wish = readConfirmToken(request.params.token, now(), config);
      const asked = wish && (await findFollowed(wish.kind, wish.key));
      if (wish === null || asked === null) {
        await notComplete(response);
        return;
      }
      const followerId = await follow(wish.email, asked, now());
      if (followerId === null) {
        const body = html`<p>You follow ${mostFollowed} things already. Please remove one first.</p>`;
        await send(response, 409, 'That is as much as can be followed', body);
        return;
      }
      response.redirect(303, `${followedPath(followerId)}?done=yes`);
    });

  const gone = (response: Response): Promise<void> =>
    send(
      response,
      200,
      'You get no more mails',
      html`<p>Nothing is followed with this link any more, and no address is kept.</p>`,
    );

  const act = async (request: Request, { followerId }: Follower): Promise<void> => {
    const at = now();
    const frequency = frequencies.find((one) => one === sent(request, 'frequency'));
    const followId = Number(sent(request, 'follow').slice(0, 9)) || 0;
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      unfollow: () => followerActs.unfollow(followerId, followId),
      frequency: async () => frequency && followerActs.setFrequency(followerId, frequency, at),
      pause: () => followerActs.pause(followerId, at),
      goOn: () => followerActs.goOn(followerId, at),
      stop: () => followerActs.stop(followerId),
    };
    const asked = sent(request, 'act');
    if (Object.hasOwn(acts, asked)) await acts[asked]?.();
  };

  type FollowerOf = (request: Request, response: Response, follower: Follower) => Promise<void>;

  /** For whom the link was signed; it answers by itself where it was not, and who follows nothing any more. */
  const withFollower =
    (answer: FollowerOf) =>
    async (request: Request, response: Response): Promise<void> => {
      const id = readFollowerToken(String(request.params['token'] ?? ''), config);
      const follower = id === null ? null : await findFollower(id);
      if (follower !== null) await answer(request, response, follower);
      else if (id === null) await notComplete(response);
      else await gone(response);
    };

  router
    .route('/following/:token')
    .get(
      withFollower((request, response, follower) => {
        const done = request.query['done'] === undefined ? '' : 'It is saved.';
        return send(response, 200, 'What you follow', followerPage(follower, done));
      }),
    )
    .post(
      form,
      withFollower(async (request, response, follower) => {
        await act(request, follower);
        response.redirect(303, `${followedPath(follower.followerId)}?done=yes`);
      }),
    );

  router
    .route('/following/:token/stop')
    .get(
      withFollower((_request, response) => {
        const body = html`<p>Your address and all that you follow are deleted.</p>
          ${followButton('stop', 'Stop all mails')}`;
        return send(response, 200, 'Stop all mails?', body);
      }),
    )
    // Mail programs post here without asking (RFC 8058).
    .post(
      withFollower(async (_request, response, { followerId }) => {
        await followerActs.stop(followerId);
        await gone(response);
      }),
    );
  return router;
};
