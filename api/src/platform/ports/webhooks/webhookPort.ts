/** A message as it is sent: `id` is what its receiver knows it by, `secrets` are those that sign it. */
export type WebhookMessage = { id: string; at: Date; body: string; secrets: readonly string[] };

/** What became of it. `problem` says why it counts as not taken; null when it was answered by 2xx. */
export type WebhookAnswer = {
  status: number | null;
  answer: string | null;
  problem: string | null;
  milliseconds: number;
};

export interface WebhookPort {
  /** Whether an address may be sent to, as far as it can be told without asking who it is. */
  accepts(address: string): boolean;
  /** Sends a message, and answers what its receiver says; it never throws for what the receiver does. */
  send(message: WebhookMessage, address: string): Promise<WebhookAnswer>;
}
