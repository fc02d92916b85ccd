export * from './refused';
export * from './requestLimits';
export type { FieldError } from './wording';
