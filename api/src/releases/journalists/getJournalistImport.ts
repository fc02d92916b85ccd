import type { Handler } from '../../platform/call/handler';
import { presentImport } from './journalistImport';

export const getJournalistImport: Handler<'getJournalistImport'> = async ({ path, now }) => ({
  status: 200,
  body: await presentImport(path.listId, now),
});
