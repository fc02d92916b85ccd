import { App } from '../../app/App';
import { openPage } from './openPage';
import type { PageArgs } from './pageArgs';

/** The product, opened at an address: its routes, its providers, and the answers that the story gives. */
export function Page({ at }: PageArgs) {
  return <App key={at} createRouter={(routes) => openPage(routes, at)} />;
}
