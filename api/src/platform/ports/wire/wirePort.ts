/** A picture of a release in its sizes, the smallest first. `href` is absolute. */
export type NewsPicture = {
  alt: string;
  caption: string;
  /** Who made it, or holds its rights. */
  credit: string;
  sizes: readonly { href: string; width: number; height: number; mediaType: string }[];
};

/** A release as other newsrooms' software takes it over. Texts may be empty. */
export type NewsStory = {
  /** The public number of the release. */
  prid: number;
  /** The absolute address of its public page. */
  address: string;
  /** Counts what was published of it: a correction has a higher one. */
  version: number;
  /** The BCP 47 tag of the language that all its texts are in. */
  language: string;
  headline: string;
  summary: string;
  /** In whose name it was published. */
  company: string;
  /** Sanitised HTML, without the dateline. */
  body: string;
  dateline: string;
  place: string;
  /** What it is about, by the Media Topics of the IPTC: the code without `medtop:`, and its English name. */
  topics: readonly { code: string; name: string }[];
  picture: NewsPicture | null;
  publishedAt: Date;
  /** Published or corrected last. */
  changedAt: Date;
};

/** A release on its way to the downstream system: as it was published for the first time. */
export type WireStory = NewsStory & {
  /** By which the receiver knows the delivery, however often it comes. */
  deliveryId: string;
};

/** What the downstream system answers when it takes a story; `storyDate` is an instant in ISO 8601. */
export type WireReceipt = { storyDate: string; storyNumber: string; eraId: string };

/** The story was not taken, or nobody knows whether it was: it may be sent again. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

export interface WirePort {
  /** Hands a story over. Throws NotTaken; the same story is then sent again with the same `deliveryId`. */
  send(story: WireStory, now: Date): Promise<WireReceipt>;
}
