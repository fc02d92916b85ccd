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
  /** What may be done with it: `withheld` is not to be published, and `canceled` not any more. */
  status: 'usable' | 'withheld' | 'canceled';
  /** It takes the place of one that went out before. */
  isCorrection: boolean;
  /** What editors are told about it, and readers are not. */
  note: string;
};

/** A story as it is sent. `deliveryId` is what the receiver knows it by, however often it comes. */
export type WireMessage = { deliveryId: string; type: string; body: string };

export type WireReceiver = {
  url: string;
  /** Signs what is sent. */
  secret: string;
  /** It stands in the environment, and may be anywhere; others have to be public addresses. */
  isTrusted: boolean;
};

/**
 * A story was not taken, or nobody knows whether it was: it may be sent again. `refused` is an answer about this story,
 * `unavailable` one that every other story would get as well.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';

  constructor(
    readonly kind: 'refused' | 'unavailable',
    text: string,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}

export interface WirePort {
  /** Hands a story over, and answers what the receiver says of it. Throws NotTaken. */
  send(message: WireMessage, receiver: WireReceiver): Promise<string>;
}
