import type { components } from '../generated/types';
import { ruleTable } from '../generated/ruleTable';
import { message as defaultMessage, type WriteMessage } from '../messages';
import { checkRules, type FormName } from '../rules/checkRules';
import type { RuleError, RuleName } from '../rules/rule';
import { isBlank } from '../rules/ruleChecks';
import { isPackageId, listsToChoose, packageTraits } from './packages';
import { releaseFieldsWhere } from './releaseFields';
import { earliestRelease } from './turnaround';

export type ReleaseContent = components['schemas']['ReleaseDraft'];

export type ReleaseErrorContext = {
  now: Date;
  /** ADMIN, EDITOR and an impersonated session may schedule before the minimum. */
  exempt?: boolean;
  write?: WriteMessage;
};

const fields = Object.keys(ruleTable.ReleaseDraft);
const secondary: ReadonlySet<string> = new Set(releaseFieldsWhere(({ contact }) => contact === 'secondary'));

/** What the package does not allow. Basic hides a pull-out quote, it refuses none. */
const packageErrors = (release: ReleaseContent, write: WriteMessage): RuleError[] => {
  if (!isPackageId(release.package)) return [];
  const traits = packageTraits[release.package];
  const { cjl = 0, cjlSelected = [] } = release;
  const most = listsToChoose(release.package, cjl);
  const error = (field: string, rule: RuleName, message: string): RuleError[] => [
    { pointer: `/${field}`, field, rule, message },
  ];
  return [
    ...(isBlank(release.videoUrl) || traits.video
      ? []
      : error('videoUrl', 'oneOf', write('video-not-offered'))),
    ...(release.newsImage == null || traits.newsImage
      ? []
      : error('newsImage', 'oneOf', write('image-not-offered'))),
    ...(cjl <= traits.mostLists
      ? []
      : error('cjl', 'oneOf', write('too-many-lists', { package: traits.name, count: traits.mostLists }))),
    ...(cjlSelected.length <= most
      ? []
      : error('cjlSelected', 'maxItems', write('lists-too-many', { count: most }))),
    ...(release.hasPriorityRelease !== true || traits.priority
      ? []
      : error('hasPriorityRelease', 'oneOf', write('priority-not-offered', { package: traits.name }))),
  ];
};

/** Of a file that a release names: `/attachments/0/caption` in the body, `attachments.0.caption` in a form. */
const fileErrors = (form: FormName, file: object, ...place: readonly (string | number)[]): RuleError[] =>
  checkRules(form, { ...file }, { stage: 'full' }).map((error) => ({
    ...error,
    pointer: `/${place.join('/')}${error.pointer}`,
    field: [...place, error.field].join('.'),
  }));

const mediaErrors = ({ newsImage, attachments = [] }: ReleaseContent): RuleError[] => [
  ...(newsImage ? fileErrors('NewsImageChoice', newsImage, 'newsImage') : []),
  ...attachments.flatMap((file, index) => fileErrors('AttachmentChoice', file, 'attachments', index)),
];

/** The field of a release that an error is about, whatever inside it is wrong: `attachments.0.caption` of `attachments`. */
export const releaseFieldOf = (field: string): string => field.split('.')[0] ?? field;

/**
 * Every rule that a release breaks before it is paid and submitted, at most one a field, in the order of the
 * contract: all rules of the form (the additional contact only when it is shown) and of its files, what the package offers, how many
 * journalist lists may be chosen, and the earliest release time. Whether it is paid and whether its addresses are
 * verified is not asked here.
 */
export const releaseErrors = (
  release: ReleaseContent,
  { now, exempt = false, write = defaultMessage }: ReleaseErrorContext,
): RuleError[] => {
  const known = isPackageId(release.package);
  const earliest = known
    ? earliestRelease(release.package, release.hasPriorityRelease === true, now).toISOString()
    : null;
  const byForm = checkRules('ReleaseDraft', release, {
    stage: 'full',
    fields: fields.filter(
      (field) =>
        (release.hasSecondaryContact === true || !secondary.has(field)) &&
        (earliest !== null || field !== 'releaseDate'),
    ),
    ...(earliest === null ? {} : { context: { earliest, exempt } }),
  });
  const broken = new Set(byForm.map(({ field }) => field));
  const others = [...packageErrors(release, write), ...mediaErrors(release)].filter(
    ({ field }) => !broken.has(releaseFieldOf(field)),
  );
  const place = ({ field }: RuleError): number => fields.indexOf(releaseFieldOf(field));
  return [...byForm, ...others].sort((a, b) => place(a) - place(b));
};
