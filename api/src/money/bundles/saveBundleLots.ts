import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { giveOrAsk } from '../approvals/giveOrAsk';
import { lotColumns } from './bundleOrderSql';

const lotsSaved = statement('lots-saved')`
select coalesce(json_agg(saved), '[]')::text as "lots!" from (
  select ${lotColumns} from bundle_lots l join packages p on p.package_id = l.package
   where l.bundle_lot_id = any(:ids::integer[]) order by l.bundle_lot_id
) saved`;

/** Changes how many releases are left in lots, and until when; what needs a second person waits for one. */
export const saveBundleLots: Handler<'saveBundleLots'> = async (call) => {
  const outcome = await giveOrAsk('lots', call.body, call);
  if (outcome.isWaiting) return { status: 202, body: outcome.request };
  const ids = call.body.map(({ userPackageBundleId }) => userPackageBundleId);
  const row = await lotsSaved.maybe({ ids });
  return { status: 200, body: rawJson(row?.lots ?? '[]') };
};
