import { useLayoutEffect, useRef } from 'react';
import { rangesIn, type ShownRelease } from '../../shared/editorial/placeInPage';

/**
 * Puts each note of a list beside the words that it means, and below the note before it. Where the list does not stand
 * beside the text (a phone), its notes follow one another.
 *
 * @returns for the element around the list, whose `li` are the findings in their order
 */
export function useNotesBeside({ source, findings, elementOf }: ShownRelease) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = document.querySelector('article');
    const list = around.current?.querySelector('ul');
    if (!text || !list) return;
    const rangeOf = rangesIn({ source, elementOf });
    const place = (): void => {
      const notes = [...list.children].filter((note) => note instanceof HTMLElement);
      for (const note of notes) note.style.removeProperty('margin-block-start');
      list.style.removeProperty('min-height');
      const { right, bottom } = text.getBoundingClientRect();
      if (list.getBoundingClientRect().left < right) return;
      // As tall as the text: a column that is shorter would go along with the window, away from the words.
      list.style.minHeight = `${bottom - list.getBoundingClientRect().top}px`;
      notes.forEach((note, index) => {
        const finding = findings[index];
        const words = finding && (rangeOf(finding) ?? elementOf(finding.place.field));
        const gap = (words?.getBoundingClientRect().top ?? 0) - note.getBoundingClientRect().top;
        if (gap > 0) note.style.marginBlockStart = `${gap}px`;
      });
    };
    const observer = new ResizeObserver(place);
    observer.observe(text);
    return () => observer.disconnect();
  }, [source, findings, elementOf]);
  return around;
}
