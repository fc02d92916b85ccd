/** The columns in which a release holds what its writer has entered, and what each is when it is empty. */
const contact = (prefix: string): string[] =>
  ['name', 'company', 'website', 'email', 'phone_country_code', 'phone', 'phone_extension'].map(
    (part) => `${prefix}_contact_${part}`,
  );
const submitter = ['name', 'email', 'phone_country_code', 'phone', 'phone_extension'].map(
  (part) => `user_${part}`,
);
const words = [
  'headline',
  'summary',
  'city_state',
  'body',
  'pullout_quote',
  'video_url',
  'cision_social_post',
  ...contact('primary'),
  ...contact('secondary'),
  ...submitter,
];
const emptied = (columns: readonly string[]): string => columns.map((column) => `${column} = ''`).join(', ');

const isThePerson = (prefix: string): string =>
  `lower(${prefix}_contact_email) in (lower({email}), {login}) or lower(${prefix}_contact_name) = lower({name})
    or ({phone} <> '' and ${prefix}_contact_phone = {phone})`;

/**
 * Published releases stay as they were published, but for the contact who is the person, and for who submitted them.
 * Of all others the words go; a draft is deleted. What orders and the moves of a release refer to stays, without words.
 */
export const wipeReleases: readonly string[] = [
  `update releases set ${emptied(words)}, hold_reasons = '{}', slug = null,
     state = case when state = 1 then -1 else state end
   where user_id = {userId} and state <> 4`,
  `update releases set ${emptied(submitter)} where user_id = {userId} and state = 4`,
  ...['primary', 'secondary'].map(
    (prefix) => `update releases set ${emptied(contact(prefix))}
   where user_id = {userId} and state = 4 and (${isThePerson(prefix)})`,
  ),
];
