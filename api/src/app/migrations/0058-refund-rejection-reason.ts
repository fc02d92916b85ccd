/** Why a refund was rejected, for who has asked and for the customer. Null of those from before, as of all others. */
export const migration = {
  name: '0058-refund-rejection-reason',
  sql: `
alter table refund_requests add column rejection_reason text;
alter table refund_requests
  add constraint refund_requests_rejection_reason_check check (length(rejection_reason) between 1 and 500) not valid;
`,
};
