export interface AnswerOption {
  readonly status: number;
  /** Null for an answer without a body. */
  readonly example: string | null;
  readonly summary: string;
  /** The stable word of a problem; empty for others. */
  readonly code: string;
}

export interface OperationInfo {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly answers: readonly AnswerOption[];
}

export interface Chosen {
  /** The status 0 is no answer at all, as a browser without a network has it. */
  readonly answer: { readonly status: number; readonly example: string | null } | null;
  /** How long the answer takes, in milliseconds. */
  readonly delay: number;
}

/** The delays that can be chosen, in milliseconds. */
export const delays = [0, 300, 1000, 3000, 10_000] as const;

export interface BarState {
  readonly choices: Readonly<Record<string, Chosen>>;
  readonly mails: readonly { to: string; subject: string; path: string | null; at: string }[];
}
