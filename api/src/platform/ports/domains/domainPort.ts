/** Asks the owner of a domain, by what stands in its DNS or at its website. */
export type DomainPort = {
  /** Null when the TXT record or the file says the value; else, in a sentence, what was found. Never throws. */
  problemWith: (where: { record: string; file: string; value: string }) => Promise<string | null>;
};
