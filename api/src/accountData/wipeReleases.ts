import { releaseColumn, type ReleaseField, releaseFieldKinds, releaseFieldsWhere } from '@dispatch/contract';

const emptied = (holds: (field: ReleaseField) => boolean): string =>
  releaseFieldsWhere((field) => releaseFieldKinds[field.kind].empty === '' && holds(field))
    .map((name) => `${releaseColumn(name)} = ''`)
    .join(', ');
const emptiedContact = (contact: ReleaseField['contact']): string =>
  emptied((field) => field.contact === contact);

const isThePerson = (prefix: string): string =>
  `lower(${prefix}_contact_email) in (lower({email}), {login}) or lower(${prefix}_contact_name) = lower({name})
    or ({phone} <> '' and ${prefix}_contact_phone = {phone})`;

/** Published ones stay, but for the contact who is the person; drafts are deleted, of all others the words go. */
export const wipeReleases: readonly string[] = [
  `update releases set ${emptied(() => true)}, news_image = null, attachments = '[]', hold_reasons = '{}', slug = null,
     state = case when state = 1 then -1 else state end
   where user_id = {userId} and state <> 4`,
  `update releases set ${emptiedContact('private')} where user_id = {userId} and state = 4`,
  ...(['primary', 'secondary'] as const).map(
    (prefix) => `update releases set ${emptiedContact(prefix)}
   where user_id = {userId} and state = 4 and (${isThePerson(prefix)})`,
  ),
];
