import type { Router } from 'express';
import type { Config } from './config';

/** Pages that are made here, outside of the contract: where they begin, and who makes them. */
export const publicPages: readonly { path: string; router: (config: Config) => Router }[] = [];
