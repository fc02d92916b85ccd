/** What asking an address has shown. `answered` is null when the rule of addresses has it not asked at all. */
export type LinkAnswer = { answered: boolean | null; status: number | null };

/** Nobody could be asked, for a reason of our own: it says nothing about the link. */
export class LinksUnavailable extends Error {
  override readonly name = 'LinksUnavailable';
}

export interface LinkPort {
  /** Asks a link of a text that anybody may have written. Throws LinksUnavailable. */
  ask(address: string): Promise<LinkAnswer>;
}
