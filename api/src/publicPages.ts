import type { Router } from 'express';
import type { Config } from './config';
import { newsRouter } from './news/newsRouter';
import { welcomePages } from './pages/welcomePages';

/** Pages that are made here, outside of the contract: where they begin, and who makes them. */
export const publicPages: readonly { path: string; router: (config: Config) => Router }[] = [
  { path: '/news', router: newsRouter },
  { path: '/', router: welcomePages },
];
