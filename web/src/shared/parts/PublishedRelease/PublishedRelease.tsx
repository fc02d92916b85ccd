import { beforeBoilerplate, creditedCaption } from '@dispatch/contract';
import type { ReactNode } from 'react';
import './article.css';
import { withDateline } from './withDateline';

export interface PublishedReleaseProps {
  /** start: on the left edge of its column, beside other things. */
  align?: 'center' | 'start';
  /** The language in which it is written, as a BCP 47 tag, and where its lines begin. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The mono line on top: 'Baltimore, Nov. 20, 2026'. */
  slug?: ReactNode;
  /** Absent where it is the title of the screen. */
  headline?: string;
  summary?: string;
  /** City and date, put before the first paragraph. */
  dateline?: string;
  /** Already sanitised by the server; shown as it is. */
  bodyHtml: string;
  quote?: { text: string; source?: string };
  /** Before the body; `src` is null until the image is there. */
  image?: { src: string | null; alt: string; caption: string; credit?: string };
  /** Offered for download, each with a link or a button and what is told of it. */
  files?: readonly { id: string; link: ReactNode; facts: string }[];
  /** A link to the video, after the quote; `player` shows it in its place, and is not printed. */
  video?: { href: string; text: string; player?: ReactNode };
  /** Where readers can share it. */
  social?: readonly { network: string; href: string }[];
  /** One block a contact, line by line. */
  contacts?: readonly { id: string; lines: readonly ReactNode[] }[];
}

export function PublishedRelease({
  align = 'center',
  lang,
  dir,
  slug,
  headline,
  summary,
  dateline,
  bodyHtml,
  quote,
  image,
  files = [],
  video,
  social = [],
  contacts = [],
}: PublishedReleaseProps) {
  const [told, boilerplate] = quote ? beforeBoilerplate(bodyHtml) : [bodyHtml, ''];
  return (
    <article className="article" data-align={align} lang={lang} dir={dir}>
      {slug ? (
        <p className="article-slug" lang="en">
          {slug}
        </p>
      ) : null}
      {headline === undefined ? null : <h1 className="article-headline">{headline}</h1>}
      {summary ? <p className="article-summary">{summary}</p> : null}
      {headline === undefined ? null : <hr className="article-rule" />}
      {image ? (
        <figure className="article-image">
          {image.src === null ? null : <img src={image.src} alt={image.alt} />}
          <figcaption>{creditedCaption({ credit: '', ...image })}</figcaption>
        </figure>
      ) : null}
      <div className="article-body" dangerouslySetInnerHTML={{ __html: withDateline(told, dateline) }} />
      {quote ? (
        <blockquote className="article-quote">
          {quote.text}
          {quote.source ? <cite>{quote.source}</cite> : null}
        </blockquote>
      ) : null}
      {boilerplate ? (
        <div className="article-body" dangerouslySetInnerHTML={{ __html: boilerplate }} />
      ) : null}
      {video ? (
        <div className="article-body">
          <p>
            <a href={video.href} target="_blank" rel="nofollow noopener">
              {video.text}
            </a>
          </p>
          {video.player ? <div className="article-video">{video.player}</div> : null}
        </div>
      ) : null}
      <p className="article-end" aria-hidden="true">
        ###
      </p>
      {files.length > 0 ? (
        <section className="article-files" aria-label="Attachments">
          <h2 lang="en">Attachments</h2>
          <ul>
            {files.map(({ id, link, facts }) => (
              <li key={id}>
                {link}
                <div>{facts}</div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {social.length > 0 ? (
        <nav className="article-social" aria-label="Share">
          <h2 lang="en">Share</h2>
          <ul>
            {social.map(({ network, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="nofollow noopener">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {contacts.length > 0 ? (
        <section className="article-contacts" aria-label="Contact">
          <h2 lang="en">Contact</h2>
          {contacts.map(({ id, lines }) => (
            <address key={id}>
              {lines.map((line, index) => (
                <div key={index}>{line}</div>
              ))}
            </address>
          ))}
        </section>
      ) : null}
    </article>
  );
}
