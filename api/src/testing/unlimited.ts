/** Limits that nothing reaches: for tests of what is done at once. */
export const unlimited = { approvals: { approvalAmount: 99_999_999, approvalPercent: 100 } };
