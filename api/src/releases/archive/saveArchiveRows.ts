import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { ArchiveRow } from './archiveRow';

export type Saved = { added: number; changed: number };

const saveArchiveRowsStatement = statement('save-archive-rows')`
insert into archived_releases as kept (login, legacy_id, headline, public_url, release_date, amount_cents)
select * from unnest(:login::text[], :legacyId::integer[], :headline::text[], :publicUrl::text[], :releaseDate::timestamptz[], :amountCents::integer[])
on conflict (legacy_id) do update set login = excluded.login, headline = excluded.headline,
  public_url = excluded.public_url, release_date = excluded.release_date, amount_cents = excluded.amount_cents
where (kept.login, kept.headline, kept.public_url, kept.release_date, kept.amount_cents)
  is distinct from
  (excluded.login, excluded.headline, excluded.public_url, excluded.release_date, excluded.amount_cents)
returning xmax = 0 as "is_new!"`;

/** In one transaction. One kept already is brought up to date; no legacy id may come twice in `rows`. */
export const saveArchiveRows = (rows: readonly ArchiveRow[]): Promise<Saved> =>
  inTransaction(async () => {
    const touched = await saveArchiveRowsStatement.all({
      login: rows.map(({ login }) => login),
      legacyId: rows.map(({ legacyId }) => legacyId),
      headline: rows.map(({ headline }) => headline),
      publicUrl: rows.map(({ publicUrl }) => publicUrl),
      releaseDate: rows.map(({ releaseDate }) => releaseDate),
      amountCents: rows.map(({ amountCents }) => amountCents),
    });
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
