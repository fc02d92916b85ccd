import {
  releaseColumn,
  type ReleaseField,
  type ReleaseFieldName,
  releaseFieldKinds,
  releaseFields,
  releaseFieldsWhere,
} from '@dispatch/contract';
import { statesSql } from '../../platform/database/statesSql';
import { statement, variants } from '../../platform/database/statement';
import type { TableRule } from './rule';

type Wipe = Extract<TableRule['deletion'], { statements: unknown }>['statements'];

/** What somebody has written, uploaded or connected: no count, flag or time. */
const personal = (holds: (field: ReleaseField) => boolean): ReleaseFieldName[] =>
  releaseFieldsWhere(
    (field) => ['text', 'jsonb'].includes(releaseFieldKinds[field.kind].column) && holds(field),
  );
const emptySql = (name: ReleaseFieldName): string => {
  const { empty } = releaseFieldKinds[releaseFields[name].kind];
  return empty === null ? 'null' : empty === '' ? `''` : `'${JSON.stringify(empty)}'`;
};
const emptied = (holds: (field: ReleaseField) => boolean): string =>
  personal(holds)
    .map((name) => `${releaseColumn(name)} = ${emptySql(name)}`)
    .join(', ');
const emptiedContact = (contact: ReleaseField['contact']): string =>
  emptied((field) => field.contact === contact);

/** `read` is the SQL of a column of the release, or of what a version kept of it. */
const isThePerson = (prefix: string, read = (column: string): string => column): string => {
  const part = (name: string): string => read(`${prefix}_contact_${name}`);
  return `lower(${part('email')}) in (lower(:email), :login) or lower(${part('name')}) = lower(:name)
    or (:phone <> '' and ${part('phone')} = :phone)`;
};

const contacts = { prefix: ['primary', 'secondary'] } as const;

const forgetContact = variants(
  'forget-releases-contact',
  contacts,
  ({ prefix }) => `
update releases set ${emptiedContact(prefix)}
 where user_id = :userId and state = ${statesSql('Published')} and (${isThePerson(prefix)})`,
);

/** Published ones stay, but for the contact who is the person; drafts are deleted, of all others the words go. */
export const wipeReleases: Wipe = [
  statement('forget-releases-0')`
update releases set ${emptied(() => true)}, hold_reasons = '[]', slug = null,
  state = case when state = ${statesSql('DraftMode')} then ${statesSql('Deleted')} else state end
 where user_id = :userId and state <> ${statesSql('Published')}`,
  statement('forget-releases-1')`
update releases set ${emptiedContact('private')}, ${emptiedContact('account')} where user_id = :userId and state = ${statesSql('Published')}`,
  ...contacts.prefix.map((prefix) => forgetContact({ prefix })),
];

const withoutSql = (contact: ReleaseField['contact'], condition = 'true'): string => `
update release_versions v set content = v.content - '{${personal((field) => field.contact === contact)
  .map(releaseColumn)
  .join(', ')}}'::text[]
  from releases r where r.distribution_id = v.distribution_id and r.user_id = :userId and (${condition})`;

const forgetContactOfVersions = variants('forget-release_versions-contact', contacts, ({ prefix }) =>
  withoutSql(
    prefix,
    isThePerson(prefix, (column) => `v.content ->> '${column}'`),
  ),
);

/** Of a published release the version that is published stays as the release does; all others go. */
export const wipeVersions: Wipe = [
  statement('forget-release_versions-0')`
delete from release_versions v using releases r
 where r.distribution_id = v.distribution_id and r.user_id = :userId
   and (r.state <> ${statesSql('Published')} or v.number is distinct from (
     select max(number) from release_versions p
     where p.distribution_id = v.distribution_id and p.kind in ('published', 'correction')))`,
  statement('forget-release_versions-1')`${withoutSql('private')}`,
  statement('forget-release_versions-2')`${withoutSql('account')}`,
  ...contacts.prefix.map((prefix) => forgetContactOfVersions({ prefix })),
];
