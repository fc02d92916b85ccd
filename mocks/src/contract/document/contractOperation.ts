import type { Permission } from '@dispatch/contract';

/** openapi.yaml as an object. */
export interface ContractDocument {
  readonly openapi: string;
  readonly security?: readonly unknown[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One example of an answer or of a body. */
export interface ContractExample {
  /** Its name; 'default' for the one that has none. */
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** A header that an answer promises. */
export interface ContractHeader {
  readonly name: string;
  /** JSON pointer to its schema; null when it has none. */
  readonly schema: string | null;
}

/** One answer that an operation can give. */
export interface ContractAnswer {
  readonly status: number;
  readonly description: string;
  /** Null for an answer without a body. */
  readonly mediaType: string | null;
  /** JSON pointer to the schema of its body. */
  readonly schema: string | null;
  readonly examples: readonly ContractExample[];
  readonly headers: readonly ContractHeader[];
}

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: string;
  readonly example: unknown;
}

/** The body that an operation takes, in one media type. */
export interface ContractBody {
  readonly mediaType: string;
  readonly schema: string | null;
  /** The name of the component schema, by which its rules are found. */
  readonly schemaName: string | null;
  readonly examples: readonly ContractExample[];
}

/** One operation of the contract, its references resolved. */
export interface ContractOperation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Without the server's `/api`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Null: public. Empty: any session. Otherwise one of them is needed. */
  readonly permissions: readonly Permission[] | null;
  /** Public, and yet it knows who calls when a session comes along. */
  readonly takesSession: boolean;
  readonly parameters: readonly ContractParameter[];
  readonly bodies: readonly ContractBody[];
  readonly isBodyRequired: boolean;
  readonly answers: readonly ContractAnswer[];
}
