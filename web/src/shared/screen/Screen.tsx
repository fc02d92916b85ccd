import { PageBody, PageHead, Stack, type PageHeadProps } from '@dispatch/design-system';
import { useRef, type ReactNode } from 'react';
import { useHeadingFocus, useScreenTitle } from './useScreenTitle';

export interface ScreenProps extends Pick<
  PageHeadProps,
  'back' | 'presence' | 'lang' | 'dir' | 'isSentence'
> {
  /** The h1, and the title of the document unless `documentTitle` says otherwise. */
  title: string;
  documentTitle?: string;
  slug?: ReactNode;
  actions?: ReactNode;
  width?: 'narrow' | 'wide' | 'full';
  rule?: boolean;
  children?: ReactNode;
}

export function Screen({ documentTitle, width, children, ...head }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenTitle(documentTitle ?? head.title);
  useHeadingFocus(heading);
  return (
    <PageBody width={width}>
      <Stack>
        <PageHead {...head} headingRef={heading} />
        {children}
      </Stack>
    </PageBody>
  );
}
