import { editorialFindings, type components } from '@dispatch/contract';
import { useMemo } from 'react';
import { EditorialChecks } from '../../shared/editorial/EditorialChecks';
import { elementInArticle } from '../../shared/editorial/shownFields';

/** The same checks as beside the editor of the customer, on the text as readers see it. */
export default function DeskChecks({ release }: { release: components['schemas']['Release'] }) {
  const findings = useMemo(() => editorialFindings(release, new Date()), [release]);
  return <EditorialChecks isOpen source={release} findings={findings} elementOf={elementInArticle} />;
}
