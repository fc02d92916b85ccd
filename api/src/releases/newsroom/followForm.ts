import type { FollowKind } from '../following/followKinds';
import { html, type Html } from '../../platform/text/html';

/** What a page offers to follow. */
export type FollowOf = { kind: FollowKind; key: string };

const labels: Readonly<Partial<Record<FollowKind, string>>> = {
  release: 'Hear by mail of corrections to this release',
  search: 'Follow this search by mail',
};

/** The form by which a page is followed. `email` is what was typed before. */
export const followForm = ({ kind, key }: FollowOf, email = ''): Html =>
  html`<form class="news-follow" method="post" action="/news/follow" lang="en" dir="ltr">
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="key" value="${key}" />
    <label for="follow-email">${labels[kind] ?? 'Follow this page by mail'}</label>
    <input
      type="email"
      id="follow-email"
      name="email"
      value="${email}"
      maxlength="100"
      required
      autocomplete="email"
      placeholder="name@example.com"
    />
    <button type="submit">Follow</button>
  </form>`;
