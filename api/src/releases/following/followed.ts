import { isMediaTopic, mediaTopicName } from '@dispatch/contract';
import { publicCompany } from '../companies/companyRows';
import { findPublished, isPublic } from '../lifecycle/publishedRelease';
import { type NewsName, newsPart } from '../newsroom/newsItems';
import { companyPath, placePath, topicPath } from '../newsroom/newsList';
import { type FollowKind, followKinds } from './followKinds';
import { readQuery, searchPath } from '../newsroom/newsQuery';

/** Something that is followed: by its key, with what it is called and where it stands on this site. */
export type Followed = { kind: FollowKind; key: string; label: string; path: string };

const isKind = (kind: string): kind is FollowKind => (followKinds as readonly string[]).includes(kind);

const nameOf = async (list: { company: string } | { place: string }): Promise<NewsName | null> => {
  const [item] = (await newsPart(list, null, 1)).items;
  return (item && ('company' in list ? item.company : item.place)) ?? null;
};

const company = async (key: string): Promise<Omit<Followed, 'kind'> | null> => {
  const page = await publicCompany(key);
  const [slug, label] =
    page === null ? [key, (await nameOf({ company: key }))?.name] : [page.slug, page.approvedName];
  return label === undefined ? null : { key: slug, label, path: companyPath(slug) };
};

const place = async (key: string): Promise<Omit<Followed, 'kind'> | null> => {
  const named = await nameOf({ place: key });
  return named && { key, label: named.name, path: placePath(key) };
};

/** By the query of its address; days and order are left out, for what is followed is what comes next. */
const search = (key: string): Omit<Followed, 'kind'> | null => {
  const query = readQuery(new URLSearchParams(key));
  const { words, company: by, place: from, topic } = query;
  const said = [words, by, from, topic && mediaTopicName(topic)].filter((text) => text !== '');
  if (said.length === 0) return null;
  const path = searchPath({ ...query, from: '', to: '', order: 'date' });
  const asked = path.slice(path.indexOf('?') + 1);
  return asked.length > 1000 ? null : { key: asked, label: `“${said.join(', ')}”`, path };
};

const release = async (key: string): Promise<Omit<Followed, 'kind'> | null> => {
  const found = await findPublished(`release-${key}`);
  if (found === null || !isPublic(found)) return null;
  const { slug, prwebPressReleaseId, headline } = found;
  return { key, label: headline, path: `/news/${slug ?? ''}-${prwebPressReleaseId}` };
};

/** Null for what nobody can follow. A release is followed by the number of its address, a search by its query. */
export const findFollowed = async (kind: string, key: string): Promise<Followed | null> => {
  if (!isKind(kind) || key === '') return null;
  const find = {
    company: () => company(key),
    topic: () => (isMediaTopic(key) ? { key, label: mediaTopicName(key), path: topicPath(key) } : null),
    place: () => place(key),
    search: () => search(key),
    release: () => release(key),
  };
  const found = await find[kind]();
  return found && { kind, ...found };
};
