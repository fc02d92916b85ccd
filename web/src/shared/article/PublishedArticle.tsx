import {
  articleOf,
  type ArticleContact,
  type ArticleFile,
  type ArticleSource,
  type ContactLine,
} from '@dispatch/contract';
import { Button, Link, useToast } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { download } from '../api/client';
import { errorTexts } from '../api/errorTexts';
import { saveFile } from '../files/saveFile';
import { storedImageQuery } from '../files/storedImage';
import { PublishedRelease } from '../parts/PublishedRelease/PublishedRelease';
import type { ReactNode } from 'react';
import { runtimeConfig } from '../config/runtimeConfig';
import { VideoPlayer } from './VideoPlayer';

const lineOf = ({ text, href }: ContactLine): ReactNode => {
  if (href === null) return text;
  const isWeb = href.startsWith('http');
  return (
    <Link href={href} {...(isWeb ? { target: '_blank', rel: 'noopener nofollow' } : {})}>
      {text}
    </Link>
  );
};

const linesOf = ({ name, company, lines }: ArticleContact): ReactNode[] => [
  ...[name, company].filter((line) => line !== ''),
  ...lines.map(lineOf),
];

function FileButton({ uploadKey, fileName, title, facts }: ArticleFile) {
  const toast = useToast();
  const save = async (): Promise<void> => {
    try {
      saveFile((await download('getFile', { path: { uploadKey } })).file, fileName);
    } catch (error) {
      toast.show(errorTexts(error).join(' '), { tone: 'danger' });
    }
  };
  return (
    <Button variant="quiet" aria-label={`Download ${title}: ${facts}`} onPress={() => void save()}>
      {title}
    </Button>
  );
}

interface PublishedArticleProps {
  release: ArticleSource;
  align?: 'center' | 'start';
  /** False where the headline is the title of the screen. */
  hasHeadline?: boolean;
  /** The video can be played in its place. */
  hasPlayer?: boolean;
}

export function PublishedArticle({
  release,
  align,
  hasHeadline = true,
  hasPlayer = false,
}: PublishedArticleProps) {
  const article = articleOf(release, runtimeConfig().brand.product);
  const key = article.image?.uploadKey ?? '';
  const { data: src = null } = useQuery({ ...storedImageQuery(key, 1280), enabled: key !== '' });
  return (
    <PublishedRelease
      align={align}
      lang={article.language}
      dir={article.direction}
      slug={hasHeadline ? article.slugLine : undefined}
      headline={hasHeadline ? article.headline : undefined}
      summary={article.summary}
      bodyHtml={article.bodyHtml}
      quote={article.quote === null ? undefined : { text: article.quote }}
      image={article.image === null ? undefined : { ...article.image, src }}
      files={article.files.map((file) => ({
        id: file.uploadKey,
        link: <FileButton {...file} />,
        facts: file.facts,
      }))}
      video={
        article.videoId === null
          ? undefined
          : {
              href: `https://www.youtube.com/watch?v=${article.videoId}`,
              text: 'Watch the video on YouTube',
              player: hasPlayer ? <VideoPlayer key={article.videoId} id={article.videoId} /> : null,
            }
      }
      social={article.social.map(({ network, href }) => ({
        network,
        href: href(new URL(article.path ?? '/', location.origin).href),
      }))}
      contacts={article.contacts.map((contact, index) => ({
        id: `contact-${index}`,
        lines: linesOf(contact),
      }))}
    />
  );
}
