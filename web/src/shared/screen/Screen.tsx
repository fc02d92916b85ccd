import { PageBody, PageHead, Stack } from '@dispatch/design-system';
import { useRef, type ReactNode } from 'react';
import { useHeadingFocus, useScreenTitle } from './useScreenTitle';

export interface ScreenProps {
  /** The h1, and the title of the document unless `documentTitle` says otherwise. */
  title: string;
  documentTitle?: string;
  slug?: ReactNode;
  actions?: ReactNode;
  width?: 'narrow' | 'wide' | 'full';
  rule?: boolean;
  children?: ReactNode;
}

export function Screen({ title, documentTitle, slug, actions, width, rule, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenTitle(documentTitle ?? title);
  useHeadingFocus(heading);
  return (
    <PageBody width={width}>
      <Stack>
        <PageHead slug={slug} title={title} actions={actions} rule={rule} headingRef={heading} />
        {children}
      </Stack>
    </PageBody>
  );
}
