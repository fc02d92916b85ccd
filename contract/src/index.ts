export { ApiError, type Problem, type ProblemCode } from './apiError';
export { createClient, type Client, type ClientOptions } from './client';
export type {
  CallArguments,
  CallData,
  CallInit,
  CallResult,
  Download,
  DownloadId,
  OperationId,
  RequestBody,
} from './clientTypes';
export { presentExamples } from './presentExamples';
export { limitTable } from './generated/limitTable';
export { operationTable } from './generated/operationTable';
export { ruleTable } from './generated/ruleTable';
export type { components, operations, paths } from './generated/types';
export type { Caller, ReceivedBody, ReceivedParameters, ServedId } from './receivedCall';
export type { BodyForm, OperationEntry, OperationTable, RateLimit } from './operation';
export {
  createMessages,
  defaultMessageSettings,
  message,
  templatePattern,
  type MessageKey,
  type MessageSettings,
  type MessageValues,
  type WriteMessage,
} from './messages';

export { checkBody, mergeErrors, type BodyOptions } from './rules/checkBody';
export { checkRules, isFormName, ruleMessage, type FormName } from './rules/checkRules';
export { hasHtml, runningText, visibleText } from './rules/html';
export type { Rule, RuleContext, RuleError, RuleName, RuleStage, RuleTable } from './rules/rule';
export type { FormValues, RuleOptions } from './rules/runRules';
export { isEmail } from './rules/ruleChecks';
export { youtubeId } from './rules/youtube';
export { yupSchema } from './rules/yupSchema';

export * from './domain/addresses';
export * from './domain/money';
export * from './domain/time';
export * from './domain/dateText';
export * from './domain/packages';
export { acts, actText, actTextToYou, actsToYou, movingActs, type Act } from './domain/acts';
export { beforeBoilerplate, plainParagraphs } from './domain/boilerplate';
export * from './domain/bundles';
export * from './domain/permissions';
export * from './domain/scopes';
export * from './domain/webhooks';
export * from './domain/records';
export * from './domain/pricing';
export * from './domain/claims';
export * from './domain/deskFigures';
export * from './domain/coupons';
export * from './domain/orders';
export * from './domain/quotes';
export * from './domain/refunds';
export * from './domain/approvals';
export * from './domain/retention';
export * from './domain/features';
export { fieldLabel } from './domain/fieldLabel';
export * from './domain/files';
export * from './domain/turnaround';
export * from './domain/journalistLists';
export * from './domain/languages';
export * from './domain/lifecycle';
export * from './domain/company';
export * from './domain/mediaTopics';
export { proposeMediaTopics, type MediaTopicLabels } from './domain/proposeMediaTopics';
export * from './domain/releaseFields';
export * from './domain/releaseErrors';
export * from './domain/richText';
export * from './domain/releaseStatus';
export * from './domain/searchText';
export * from './domain/slug';
export * from './domain/social';
export {
  articleOf,
  creditedCaption,
  datelineDate,
  datelineOf,
  escapeHtml,
  type Article,
  type ArticleFile,
  type ArticleSource,
} from './domain/article';
export type { ArticleContact, ContactLine } from './domain/articleContacts';
export { editorialFindings, type EditorialFinding } from './domain/editorial/editorialChecks';
export {
  keptReasons,
  placeOfReason,
  printReason,
  reasonOfFinding,
  type HoldReason,
} from './domain/editorial/holdReasons';
export { webLinks } from './domain/editorial/links';
export { bodyText, type EditorialSource } from './domain/editorial/readRelease';
export type { EditorialPlace } from './domain/editorial/rule';
export { receiptStyle } from './domain/receiptStyle';
export { siteCheckDays, siteProofOf, type SiteProof } from './domain/companySites';
export { isCountryCode } from './domain/countryCodes';
export type { CallingCode, Country } from './domain/countries';

/** Country names, states and calling codes: about 30 kB compressed, therefore loaded when a form needs them. */
export const loadCountries = () => import('./domain/countries');

/** The labels of topics in all their languages, by which a text proposes some. */
export const loadMediaTopicLabels = async () =>
  (await import('./generated/mediaTopicLabels')).mediaTopicLabels;
