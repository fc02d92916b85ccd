import type { RecordKind } from '@dispatch/contract';
import { Fold, Loader, SectionHead, Stack } from '@dispatch/design-system';
import { lazy, Suspense } from 'react';
import { isImpersonating } from '../session/session';

const RecordTimeline = lazy(() => import('./RecordTimeline'));

interface TimelineProps {
  kind: RecordKind;
  id: number;
  /** Behind a line that names it, where something else comes first. A mail about a note leads to it opened. */
  isFolded?: boolean;
}

/** The timeline of a record with the notes of the staff, and nothing in the place of somebody else. */
export function Timeline({ kind, id, isFolded = false }: TimelineProps) {
  if (isImpersonating()) return null;
  const timeline = (
    <Suspense fallback={<Loader label="Loading the timeline…" />}>
      <RecordTimeline kind={kind} id={id} />
    </Suspense>
  );
  return isFolded ? (
    <div id="timeline">
      <Fold title="Notes and timeline" isOpenAtFirst={window.location.hash === '#timeline'}>
        {timeline}
      </Fold>
    </div>
  ) : (
    <section id="timeline">
      <Stack gap="tight">
        <SectionHead title="Timeline" />
        {timeline}
      </Stack>
    </section>
  );
}
