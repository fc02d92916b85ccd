import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Journal } from '../store/journal';

interface Row {
  readonly payload: AdapterPayload;
  /** Seconds since 1970; null is for ever. */
  readonly expiresAt: number | null;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Where oidc-provider keeps sessions, grants and codes, so that they survive a restart. */
export function tokenStore(journal: Journal): AdapterFactory {
  return (model): Adapter => {
    const rows = journal.collection<Row>(`oidc:${model}`);
    const alive = (row: Readonly<Row> | undefined): AdapterPayload | undefined =>
      row !== undefined && (row.expiresAt === null || row.expiresAt > seconds()) ? row.payload : undefined;
    const removeWhere = (unwanted: (row: Readonly<Row>) => boolean): void =>
      journal.batch(() => {
        for (const [id, row] of rows.entries()) if (unwanted(row)) rows.delete(id);
      });
    removeWhere((row) => alive(row) === undefined);

    return {
      upsert: (id, payload, expiresIn) => {
        rows.set(id, { payload, expiresAt: expiresIn === undefined ? null : seconds() + expiresIn });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(alive(rows.get(id))),
      findByUserCode: (code) =>
        Promise.resolve(alive(rows.all().find((row) => row.payload.userCode === code))),
      findByUid: (uid) => Promise.resolve(alive(rows.all().find((row) => row.payload.uid === uid))),
      consume: (id) => {
        const row = rows.get(id);
        if (row !== undefined) rows.set(id, { ...row, payload: { ...row.payload, consumed: seconds() } });
        return Promise.resolve();
      },
      destroy: (id) => {
        rows.delete(id);
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        removeWhere((row) => row.payload.grantId === grantId);
        return Promise.resolve();
      },
    };
  };
}

/** Ends all sign-ins of an account but one: after a change of its password or second factor, as Okta does it. */
export function endSignIns(journal: Journal, accountId: string, keptUid: string | null): void {
  const sessions = journal.collection<Row>('oidc:Session');
  journal.batch(() => {
    for (const [id, { payload }] of sessions.entries()) {
      if (payload.accountId === accountId && payload.uid !== keptUid) sessions.delete(id);
    }
  });
}
