/**
 * Every job of the product and what it carries; app/schedule.ts fills it from their files. Payloads hold ids and
 * addresses, never secrets.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled from app/schedule.ts
export interface JobPayloads {}

export type JobName = keyof JobPayloads;
