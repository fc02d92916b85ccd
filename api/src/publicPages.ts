import type { Router } from 'express';
import type { Config } from './config';
import type { WriteEntry } from './pages/entryPage';
import { newsRouter } from './news/newsRouter';
import { welcomePages } from './pages/welcomePages';

/** Pages that are made here, outside of the contract: where they begin, and who makes them. */
export const publicPages: readonly {
  path: string;
  router: (config: Config, writeEntry: WriteEntry) => Router;
}[] = [
  { path: '/news', router: newsRouter },
  { path: '/', router: welcomePages },
];
