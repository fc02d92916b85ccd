/** The hub did not take the news of a change: it may be told again. */
export class HubUnavailable extends Error {
  override readonly name = 'HubUnavailable';
}

/** A WebSub hub, which tells whoever follows a feed that there is something new in it. */
export interface HubPort {
  /** Tells it that feeds have changed, by their absolute addresses. Throws HubUnavailable. */
  publish(feeds: readonly string[]): Promise<void>;
}
