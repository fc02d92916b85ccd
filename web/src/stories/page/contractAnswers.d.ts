declare module 'virtual:contract-answers' {
  interface ContractAnswer {
    status: number;
    /** The media type of its body; null for an answer without one. */
    type: string | null;
    /** The JSON schema of its body; references lead to `#/components/schemas`. */
    schema: object | null;
    /** The names of the headers that it promises. */
    headers: string[];
    /** By name; the one of an answer that has one only is called 'default'. */
    examples: Record<string, unknown>;
  }

  const load: Record<string, () => Promise<{ default: ContractAnswer[] }>> & {
    /** A contract that has the component schemas only. */
    schemas: () => Promise<{ default: Record<string, unknown> }>;
  };
  export default load;
  export type { ContractAnswer };
}
