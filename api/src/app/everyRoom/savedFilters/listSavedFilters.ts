import type { Handler } from '../../../platform/call/handler';
import { ownFilters, readSavedFilters } from './readSavedFilters';

/** The filters that one has saved for a list. */
export const listSavedFilters: Handler<'listSavedFilters'> = async ({ path: { kind }, session }) =>
  readSavedFilters(ownFilters(kind, session));
