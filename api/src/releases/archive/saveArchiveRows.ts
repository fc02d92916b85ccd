import { record } from '../../platform/audit/audit';
import { inTransaction, query } from '../../platform/database/database';
import type { ArchiveRow } from './archiveRow';

export type Saved = { added: number; changed: number };

const saveSql = `
insert into archived_releases as kept (login, legacy_id, headline, public_url, release_date, amount_cents)
select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::timestamptz[], $6::integer[])
on conflict (legacy_id) do update set login = excluded.login, headline = excluded.headline,
  public_url = excluded.public_url, release_date = excluded.release_date, amount_cents = excluded.amount_cents
where (kept.login, kept.headline, kept.public_url, kept.release_date, kept.amount_cents)
  is distinct from
  (excluded.login, excluded.headline, excluded.public_url, excluded.release_date, excluded.amount_cents)
returning xmax = 0 as is_new`;

/** In one transaction. One kept already is brought up to date; no legacy id may come twice in `rows`. */
export const saveArchiveRows = (rows: readonly ArchiveRow[]): Promise<Saved> =>
  inTransaction(async () => {
    const touched = await query<{ is_new: boolean }>('save-archive-rows', saveSql, [
      rows.map(({ login }) => login),
      rows.map(({ legacyId }) => legacyId),
      rows.map(({ headline }) => headline),
      rows.map(({ publicUrl }) => publicUrl),
      rows.map(({ releaseDate }) => releaseDate),
      rows.map(({ amountCents }) => amountCents),
    ]);
    const added = touched.filter(({ is_new: isNew }) => isNew).length;
    const saved = { added, changed: touched.length - added };
    if (touched.length > 0) {
      await record({
        actor: 'worker',
        action: 'archive.import',
        subject: { type: 'installation', id: 'archive' },
        details: saved,
      });
    }
    return saved;
  });
