/** Nobody answers at the public address, or not in time. */
export class SiteUnavailable extends Error {
  override readonly name = 'SiteUnavailable';
}

/** The public side of this site as readers reach it: through whatever the operator has put before it. */
export interface SitePort {
  /** What a reader gets at a path. Throws SiteUnavailable. */
  read(path: string): Promise<{ status: number; text: string }>;
}
