import { editorialFindings, type components } from '@dispatch/contract';
import { useMemo } from 'react';
import { EditorialChecks } from '../../shared/editorial/EditorialChecks';
import { elementInArticle } from '../../shared/editorial/shownFields';
import { useNotesBeside } from './useNotesBeside';

/** The same checks as beside the editor of the customer, each beside the words that it means. */
export default function DeskChecks({ release }: { release: components['schemas']['Release'] }) {
  const findings = useMemo(() => editorialFindings(release, new Date()), [release]);
  const shown = { source: release, findings, elementOf: elementInArticle };
  const around = useNotesBeside(shown);
  return (
    <div ref={around}>
      <EditorialChecks isOpen {...shown} />
    </div>
  );
}
