import { html, type Html } from '../../platform/text/html';
import type { Followed } from '../following/followed';
import { type Follower, frequencies, type Frequency } from '../following/followers';

const frequencyNames: Readonly<Record<Frequency, string>> = {
  immediately: 'At once',
  daily: 'At most one mail a day',
  weekly: 'At most one mail a week',
};

const kindNames = {
  company: 'Company',
  topic: 'Topic',
  place: 'Place',
  search: 'Search',
  release: 'Corrections and withdrawal',
} as const;

/** A form of one button, sent to the address of its page. `more` are its other fields. */
export const followButton = (act: string, label: Html | string, more: Html | null = null): Html =>
  html`<form method="post">
    <input type="hidden" name="act" value="${act}" />
    ${more}
    <button type="submit" class="article-action">${label}</button>
  </form>`;

/** What is followed, within a sentence. */
export const followedWords = ({ kind, label }: Pick<Followed, 'kind' | 'label'>): string =>
  kind === 'release' ? `corrections and the withdrawal of “${label}”` : label;

const followList = ({ follows }: Follower): Html =>
  follows.length === 0
    ? html`<p>You follow nothing at present.</p>`
    : html`<ul class="news-follows">
        ${follows.map(
          ({ followId, kind, label }) =>
            html`<li>
              <div>
                <span class="news-kicker">${kindNames[kind]}</span>
                <p>${label}</p>
              </div>
              ${followButton(
                'unfollow',
                html`Remove<span class="news-hidden"> ${label}</span>`,
                html`<input type="hidden" name="follow" value="${followId}" />`,
              )}
            </li>`,
        )}
      </ul>`;

/** All that an address follows, with what can be done about it. `done` is what was done just before. */
export const followerPage = (follower: Follower, done: string): Html =>
  html`${done === '' ? null : html`<p role="status">${done}</p>`}
    <p>Mails go to ${follower.email}.</p>
    ${followList(follower)}
    <h2>How often</h2>
    ${followButton(
      'frequency',
      'Save',
      html`<p>
        <label for="frequency">One mail, however many releases match:</label>
        <select id="frequency" name="frequency">
          ${frequencies.map((one) => html`<option value="${one}" ${one === follower.frequency ? html`selected` : null}>${frequencyNames[one]}</option>`)}
        </select>
      </p>`,
    )}
    <h2>Pause</h2>
    ${
      follower.pausedAt === null
        ? html`<p>What is published meanwhile is not sent afterwards.</p>
            ${followButton('pause', 'Pause')}`
        : html`<p>No mails are sent at present.</p>
            ${followButton('goOn', 'Go on')}`
    }
    <h2>Stop</h2>
    <p>Your address and all that you follow are deleted.</p>
    ${followButton('stop', 'Stop all mails')}`;
