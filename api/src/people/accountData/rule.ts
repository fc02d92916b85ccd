import { variants } from '../../platform/database/statement';

/** Whose data it is, and when: the parameters that the statements of the rules may have. */
export type Person = {
  userId: number;
  login: string;
  email: string;
  name: string;
  phone: string;
  now: Date;
};

export type TableRule = {
  /** The statement of the rows that the export holds, under this name (`rowsSql`); or why it holds none. */
  export: { file: string; rows: { one(person: Person): Promise<{ list: string }> } } | { none: string };
  /** What is done; or why nothing is. */
  deletion: { statements: readonly { run(person: Person): Promise<number> }[] } | { none: string };
};

/** SQL: the rows of the person. */
export const ofPerson = 'user_id = :userId';

export const rowsSql = (rows: string): string =>
  `select coalesce(json_agg(found), '[]')::text as "list!" from (${rows}) found`;

/** Deletes the rows of the person from one of these tables. */
export const forgetOwn = variants(
  'forget-own',
  {
    table: [
      'identities',
      'access_tokens',
      'webhooks',
      'email_tokens',
      'verified_emails',
      'user_parameters',
      'account_exports',
      'payment_methods',
      'payment_customers',
      'carts',
      'social_accounts',
      'audit_origins',
      'record_viewers',
      'kept_mails',
      'idempotency_keys',
      'release_claims',
      'saved_hold_reasons',
      'saved_filters',
      'companies',
    ],
  },
  ({ table }) => `delete from ${table} where ${ofPerson}`,
);

export const deleteOwn = (table: Parameters<typeof forgetOwn>[0]['table']): TableRule['deletion'] => ({
  statements: [forgetOwn({ table })],
});

const forgetJobs = variants(
  'forget-jobs',
  { table: ['job', 'archive'] },
  ({ table }) => `delete from jobs.${table} where data ->> 'userId' = :userId::integer::text`,
);

export const deleteJobs = (table: 'job' | 'archive'): TableRule['deletion'] => ({
  statements: [forgetJobs({ table })],
});
