import { message, type RuleError, ruleTable } from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import type { Call } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { sanitisePartnerText } from '../../platform/text/sanitiseBody';

type Change = Call<'savePartner'>['body'];

export type PartnerTexts = {
  splashDescription: string | undefined;
  splashRightPanel: string | undefined;
  splashResourceCentre: string | undefined;
  packageDescription: string[] | undefined;
};

/** Characters that a sanitised text may have, and a sanitised description of a package (openapi.yaml, Partner). */
const most = { text: 40_000, description: 10_000 };

const tooLong = (
  pointer: string,
  field:
    | 'splashdescriptioncontent'
    | 'spashrightpanelcontent'
    | 'splashresourcecontent'
    | 'packageDescription',
): FieldError => {
  const rules: readonly Pick<RuleError, 'rule' | 'message'>[] = ruleTable.PartnerChange[field].rules;
  const broken = rules.find(({ rule }) => rule === 'maxLength');
  return { pointer, rule: 'maxLength', message: broken?.message ?? message('field-too-long') };
};

/** Sanitising writes out what was written in short (`&`); what has become too long by that is refused with 400. */
export const partnerTexts = (change: Change): PartnerTexts => {
  const errors: FieldError[] = [];
  const textOf = (
    field: 'splashdescriptioncontent' | 'spashrightpanelcontent' | 'splashresourcecontent',
  ): string | undefined => {
    const given = change[field];
    if (given === undefined) return undefined;
    const clean = sanitisePartnerText(given);
    if (clean.length > most.text) errors.push(tooLong(`/${field}`, field));
    return clean;
  };
  const descriptions = change.packageDescription?.map((given, place) => {
    const clean = sanitisePartnerText(given);
    if (clean.length > most.description) {
      errors.push(tooLong(`/packageDescription/${place}`, 'packageDescription'));
    }
    return clean;
  });
  const texts = {
    splashDescription: textOf('splashdescriptioncontent'),
    splashRightPanel: textOf('spashrightpanelcontent'),
    splashResourceCentre: textOf('splashresourcecontent'),
    packageDescription:
      descriptions === undefined ? undefined : [...descriptions, '', '', '', ''].slice(0, 4),
  };
  if (errors.length > 0) throw inputProblem(errors);
  return texts;
};
