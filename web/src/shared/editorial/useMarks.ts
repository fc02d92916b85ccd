import { useEffect } from 'react';
import { isTextControl, rangesIn, type ShownRelease } from './placeInPage';

const severities = { 'would be held': 'editorial-would', 'might be held': 'editorial-might' } as const;

/**
 * Marks the places of the findings without touching the text: running text by the browser's own highlights, a field
 * at its edge. Browsers without highlights show no marks in running text; the list says all the same.
 */
export function useMarks(shown: ShownRelease): void {
  const { source, findings, elementOf } = shown;
  useEffect(() => {
    const marked = findings.flatMap(({ place: { field } }) => {
      const element = elementOf(field);
      return element !== null && isTextControl(element) ? [element] : [];
    });
    for (const element of marked) element.setAttribute('data-editorial', '');
    const rangeOf = rangesIn({ source, elementOf });
    const registry = 'highlights' in CSS ? CSS.highlights : undefined;
    for (const [severity, name] of Object.entries(severities)) {
      const ranges = findings.flatMap((finding) => {
        const range = finding.severity === severity ? rangeOf(finding) : null;
        return range === null ? [] : [range];
      });
      registry?.set(name, new Highlight(...ranges));
    }
    return () => {
      for (const element of marked) element.removeAttribute('data-editorial');
      for (const name of Object.values(severities)) registry?.delete(name);
    };
  }, [source, findings, elementOf]);
}
