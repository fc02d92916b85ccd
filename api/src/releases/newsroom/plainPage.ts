import { html, type Html } from '../../platform/text/html';
import { verifyAddress } from './newsPage';
import { type Site, sitePage } from './sitePage';

/** A page that says something short under a title. It is for no search engine. */
export const plainPage = (
  site: Pick<Site, 'name' | 'fonts' | 'style'>,
  { slug, title, body }: { slug: string; title: string; body: Html },
): string =>
  sitePage(
    site,
    { title, head: html`<meta name="robots" content="noindex" />` },
    html`<article class="article">
      <p class="article-slug">${slug}</p>
      <h1 class="article-headline">${title}</h1>
      <hr class="article-rule" />
      <div class="article-body">
        ${body}
        <p><a href="/">${site.name}</a></p>
      </div>
    </article>`,
  );

/** @param withdrawn the number of a release that was taken down; null where none was ever public */
export const absentPage = (site: Site, withdrawn: number | null): string => {
  const wasTakenDown = withdrawn !== null;
  const text = wasTakenDown
    ? 'It is no longer available here. Please ask the company that issued it.'
    : 'There is no press release at this address. It may not have been published yet, or the address may be mistyped.';
  return plainPage(site, {
    slug: wasTakenDown ? '410' : '404',
    title: wasTakenDown ? 'This release has been taken down' : 'Not Found',
    body: html`<p>${text}</p>
      ${
        wasTakenDown && site.isSigned
          ? html`<p>
              <a href="${verifyAddress(withdrawn)}" rel="nofollow">Verify that it was withdrawn</a>
            </p>`
          : null
      }`,
  });
};
