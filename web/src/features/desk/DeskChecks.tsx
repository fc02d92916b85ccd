import { editorialFindings, type components } from '@dispatch/contract';
import { useMemo } from 'react';
import { EditorialChecks } from '../../shared/editorial/EditorialChecks';

const places: Readonly<Record<string, string>> = {
  headline: '.article-headline',
  summary: '.article-summary',
  cityState: '.article-dateline',
  body: '.article-body',
  pulloutQuote: '.article-quote',
  primaryContactName: '.article-contacts',
  primaryContactCompany: '.article-contacts',
};

const elementOf = (field: string): HTMLElement | null => document.querySelector(places[field] ?? '.article');

/** The same checks as beside the editor of the customer, on the text as readers see it. */
export default function DeskChecks({ release }: { release: components['schemas']['Release'] }) {
  const findings = useMemo(() => editorialFindings(release, new Date()), [release]);
  return <EditorialChecks isOpen source={release} findings={findings} elementOf={elementOf} />;
}
