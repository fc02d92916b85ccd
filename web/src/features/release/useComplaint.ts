import { focusField, type SummaryError } from '@dispatch/design-system';
import { useEffect, useRef, useState } from 'react';
import type { ProblemLine } from './refusalLines';

/** What the last press on a button met: the step it was made in, or what the server refused. */
type Complaint = { count: number } & ({ step: number } | { title: string; lines: readonly ProblemLine[] });

interface ComplaintOptions {
  index: number;
  go: (index: number) => void;
}

/** The summary of what stands in the way: after pressing on in a step, or after a refusal of the server. */
export function useComplaint({ index, go }: ComplaintOptions) {
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const wantedField = useRef<string | null>(null);

  // The shell takes the focus to the heading of a new step; a line of the summary leads on to its field.
  useEffect(() => {
    if (wantedField.current !== null) focusField(wantedField.current);
    wantedField.current = null;
  }, [index]);

  const follow = ({ step, field }: ProblemLine): void => {
    if (step === null || step === index) return;
    wantedField.current = field ?? null;
    go(step);
  };
  const errorOf = (line: ProblemLine): SummaryError => {
    if (line.step === null) return { text: line.text };
    if (line.step !== index) return { text: line.text, onPress: () => follow(line) };
    return { text: line.text, targetId: line.field };
  };
  return {
    /** Rises with each complaint; the summary takes the focus then. */
    count: complaint?.count ?? 0,
    /** Whether the faults of the step that is shown have been named. */
    isOfStep: complaint !== null && 'step' in complaint && complaint.step === index,
    title: complaint !== null && 'title' in complaint ? complaint.title : undefined,
    /** The lines to show; those of a step are as they stand now, so that each goes as soon as it is mended. */
    errors: (ofStep: readonly ProblemLine[]): readonly SummaryError[] => {
      if (complaint === null) return [];
      if ('title' in complaint) return complaint.lines.map(errorOf);
      return complaint.step === index ? ofStep.map(errorOf) : [];
    },
    insist: () => setComplaint((before) => ({ step: index, count: (before?.count ?? 0) + 1 })),
    refuse: (title: string, lines: readonly ProblemLine[]) =>
      setComplaint((before) => ({ title, lines, count: (before?.count ?? 0) + 1 })),
    clear: () => setComplaint(null),
  };
}
