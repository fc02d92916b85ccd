import type { Handler } from '../../platform/call/handler';
import { findExport, presentExport } from './accountExport';

export const exportAccount: Handler<'exportAccount'> = async ({ session, now }) => ({
  status: 200,
  body: presentExport(await findExport(session.userId), now),
});
