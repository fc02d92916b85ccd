import { App } from '../../app/App';
import { PublicPages } from '../../app/PublicPages';
import { isPublicPage } from '../../shared/pageData/pageData';
import { openPage, pathOf } from './openPage';
import type { PageArgs } from './pageArgs';

/** The product, opened at an address: its routes, its providers, and the answers that the story gives. */
export function Page({ at, given = null }: PageArgs) {
  const path = pathOf(at);
  if (isPublicPage(path)) return <PublicPages key={at} path={path} given={given} />;
  return <App key={at} createRouter={(routes) => openPage(routes, at)} />;
}
