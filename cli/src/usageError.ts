/** What was typed cannot be done, and why; nothing was asked of the server. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
