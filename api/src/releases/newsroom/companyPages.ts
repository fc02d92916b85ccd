import { formatMoment, plainParagraphs } from '@dispatch/contract';
import { html, type Html } from '../../platform/text/html';
import { logoPathOf } from '../../platform/files/logo';
import { usefulSizes } from '../../platform/files/sizedFile';
import { type CompanyDetails, type PublicCompany, detailsOf, siteOfCompany } from '../companies/companyRows';
import type { NewsItem, NewsPart } from './newsItems';
import { companyPath, pageLinks } from './newsList';
import { placeText } from './newsAddress';
import { headOf, type ListOf } from './newsListPages';
import { type Site, sitePage } from './sitePage';

const socialNames = [
  ['linkedinUrl', 'LinkedIn'],
  ['xUrl', 'X'],
  ['facebookUrl', 'Facebook'],
  ['instagramUrl', 'Instagram'],
] as const satisfies readonly (readonly [keyof CompanyDetails, string])[];

const outward = (href: string, text: string): Html =>
  html`<a href="${href}" rel="nofollow noopener">${text}</a>`;

/** Of an address what people read: `harbor-robotics.example/news`. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/$/g, '');

type Contact = { name: string; email: string; phone: string };

/** The people whom journalists ask. */
export const pressContacts = (details: CompanyDetails): Contact[] =>
  [
    { name: details.contactName, email: details.contactEmail, phone: details.contactPhone },
    { name: details.secondContactName, email: details.secondContactEmail, phone: details.secondContactPhone },
  ].filter(({ name, email, phone }) => name + email + phone !== '');

const contactBlock = ({ name, email, phone }: Contact): Html =>
  html`<address>
    ${name === '' ? null : html`<div>${name}</div>`}
    ${email === '' ? null : html`<div><a href="mailto:${email}">${email}</a></div>`}
    ${phone === '' ? null : html`<div><a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a></div>`}
  </address>`;

const logo = ({ logoKey, approvedName }: PublicCompany): Html | null => {
  const src = logoPathOf(logoKey);
  return src === null
    ? null
    : html`<p class="news-logo" data-theme="light"><img src="${src}" alt="Logo of ${approvedName}" /></p>`;
};

const facts = (page: PublicCompany, details: CompanyDetails): Html => {
  const { slug } = page;
  const verifiedDate = siteOfCompany(page)?.verifiedDate ?? null;
  const { websiteUrl } = details;
  const social = socialNames.filter(([name]) => details[name] !== '');
  const contacts = pressContacts(details);
  return html`<dl class="news-facts">
    ${
      websiteUrl === ''
        ? null
        : html`<div>
            <dt>Website</dt>
            <dd>
              ${outward(websiteUrl, shortAddress(websiteUrl))}
              ${verifiedDate === null ? null : html`<div>Verified since ${formatMoment(verifiedDate)}</div>`}
            </dd>
          </div>`
    }
    ${
      social.length === 0
        ? null
        : html`<div>
            <dt>Follow</dt>
            <dd>${social.map(([name, text]) => html`${outward(details[name], text)} `)}</dd>
          </div>`
    }
    ${
      contacts.length === 0
        ? null
        : html`<div>
            <dt>Press contact</dt>
            <dd>${contacts.map(contactBlock)}</dd>
          </div>`
    }
    <div>
      <dt>Press kit</dt>
      <dd><a href="${companyPath(slug)}/press-kit">Logo and pictures</a></dd>
    </div>
  </dl>`;
};

/** The releases of a company below what it says of itself. */
export const companyPageList = (page: PublicCompany, site: Site): ListOf => {
  const { slug, approvedName: name, logoKey } = page;
  const details = detailsOf(page.details);
  const path = companyPath(slug);
  const paragraphs = plainParagraphs(details.boilerplate);
  const logoPath = logoPathOf(logoKey);
  return {
    path,
    title: name,
    description: `Press releases of ${name}`,
    follow: { kind: 'company', key: slug },
    intro: html`<section class="news-company" aria-label="About ${name}">
      <div>${logo(page)} ${paragraphs.map((one) => html`<p>${one}</p>`)}</div>
      ${facts(page, details)}
    </section>`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url: site.publicUrl + path,
      description: paragraphs[0],
      logo: logoPath === null ? undefined : site.publicUrl + logoPath,
      sameAs: [details.websiteUrl, ...socialNames.map(([field]) => details[field])].filter(
        (address) => address !== '',
      ),
    },
  };
};

const picture = ({ image, path, headline, language, company }: NewsItem): Html | null => {
  const sizes = image === null ? [] : usefulSizes(image);
  const largest = sizes.at(-1);
  if (image === null || largest === undefined) return null;
  const src = (side: number): string => `${path}/${image.uploadKey}?maxSide=${side}`;
  const shown = sizes.at(1) ?? largest;
  return html`<li>
    <figure>
      <a href="${src(largest.side)}">
        <img
          src="${src(shown.side)}"
          srcset="${sizes.map(({ side, width }) => `${src(side)} ${width}w`).join(', ')}"
          sizes="(max-width: 48rem) 100vw, 24rem"
          width="${shown.width}"
          height="${shown.height}"
          alt="${image.alt === '' ? `Picture of ${company?.name ?? 'the company'}` : image.alt}"
          loading="lazy"
        />
      </a>
      <figcaption>
        ${image.caption === '' ? null : html`<p lang="${language}">${image.caption}</p>`}
        ${image.credit === '' ? null : html`<p>Credit: ${image.credit}</p>`}
        <p lang="${language}"><a href="${path}">${headline}</a></p>
        <p>
          Sizes:
          ${sizes.map(({ side, width, height }) => html`<a href="${src(side)}">${width} × ${height}</a> `)}
        </p>
      </figcaption>
    </figure>
  </li>`;
};

/** The logo of a company and the pictures of its releases, with all that is to be said of them, and as one file. */
export const pressKitPage = (
  site: Site,
  page: PublicCompany,
  { items, hasNewer, hasOlder }: NewsPart,
  cursor: string,
): string => {
  const { approvedName: name, slug } = page;
  const path = `${companyPath(slug)}/press-kit`;
  const pictures = items.flatMap((item) => picture(item) ?? []);
  const [first, last] = [items.at(0), items.at(-1)];
  const newer = hasNewer && first ? `${path}?after=${placeText(first)}` : null;
  const older = hasOlder && last ? `${path}?before=${placeText(last)}` : null;
  const body = html`<div class="news">
    <h1 class="news-title">Press kit of ${name}</h1>
    <p class="news-kicker"><a href="${companyPath(slug)}">${name}</a></p>
    <section class="news-company" aria-label="Logo and file">
      <div>
        ${logo(page)}
        <p>
          <a href="${path}.zip" rel="nofollow">Download the press kit (ZIP)</a>: the logo, the text about the
          company, and its pictures with their captions and credits, up to the newest ${mostOfPressKit}.
        </p>
      </div>
    </section>
    ${
      pictures.length === 0
        ? html`<p class="news-none">There is no picture here yet.</p>`
        : html`<ul class="news-pictures">
            ${pictures}
          </ul>`
    }
    ${pageLinks({ name: 'Newer', href: newer }, { name: 'Older', href: older })}
  </div>`;
  const description = `Logo and pictures of ${name}`;
  return sitePage(
    site,
    {
      title: `Press kit of ${name}`,
      head: headOf(site, path + cursor, description, true),
      feedOf: companyPath(slug),
    },
    body,
  );
};

/** Pictures of one ZIP. */
export const mostOfPressKit = 200;

/** The companies that have a page, by name. `next` is the address of those behind; null for none. */
export const companiesPage = (
  site: Site,
  companies: readonly { name: string; slug: string }[],
  next: string | null,
): string => {
  const body = html`<div class="news">
    <h1 class="news-title">Companies</h1>
    ${companies.length === 0 ? html`<p class="news-none">There is no page of a company here yet.</p>` : null}
    <ul class="news-names">
      ${companies.map(({ name, slug }) => html`<li><a href="${companyPath(slug)}">${name}</a></li>`)}
    </ul>
    ${pageLinks({ name: 'First', href: null }, { name: 'More companies', href: next })}
  </div>`;
  const description = `Companies with a page on ${site.name}`;
  return sitePage(
    site,
    { title: 'Companies', head: headOf(site, '/news/companies', description, true) },
    body,
  );
};
