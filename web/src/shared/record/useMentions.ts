import type { components } from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { callQuery } from '../api/callQuery';
import { choicesFor, type Mention, mentionAt } from './mentions';

type StaffName = components['schemas']['StaffName'];

interface MentionsOptions {
  kind: components['schemas']['RecordKind'];
  /** Around the field, a textarea, and the choices. */
  around: RefObject<HTMLElement | null>;
  /** Puts this text, in which a colleague was chosen, into the field, with the caret there. */
  onChosen: (one: StaffName, text: string, caret: number) => void;
}

/** Colleagues behind an @ in a text: chosen with the arrows and Enter in the text, or by a press; Escape closes. */
export function useMentions({ kind, around, onChosen }: MentionsOptions) {
  const [mention, setMention] = useState<Mention | null>(null);
  const [active, setActive] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const { data: colleagues = [] } = useQuery({
    ...callQuery('listColleagues', { path: { kind } }),
    enabled: isAsked,
    staleTime: 60_000,
  });
  const choices = mention === null ? [] : choicesFor(mention, colleagues);

  const area = () => around.current?.querySelector('textarea') ?? null;
  const choose = (chosen: StaffName): void => {
    const field = area();
    if (field === null || mention === null) return;
    const begin = `${field.value.slice(0, mention.start)}@${chosen.name} `;
    onChosen(chosen, begin + field.value.slice(field.selectionStart), begin.length);
    setMention(null);
  };

  const read = useEffectEvent(() => {
    const field = area();
    const found = field && mentionAt(field.value.slice(0, field.selectionStart));
    if (found !== null) setAsked(true);
    if (found?.words !== mention?.words) setActive(0);
    setMention(found);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = choices[active];
    if (chosen === undefined || event.target !== area()) return;
    if (event.key === 'Escape') setMention(null);
    else if (event.key === 'ArrowDown') setActive((active + 1) % choices.length);
    else if (event.key === 'ArrowUp') setActive((active + choices.length - 1) % choices.length);
    else if (event.key === 'Enter') choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const leave = useEffectEvent((event: FocusEvent) => {
    // Where a press gives no focus, nobody knows where it went: to a choice, most likely.
    if (event.relatedTarget instanceof Node && !around.current?.contains(event.relatedTarget))
      setMention(null);
  });

  useEffect(() => {
    const place = around.current;
    // After React has heard of it: what is drawn anew before that has the old text.
    const onRead = (): void => void setTimeout(() => read());
    const onPress = (event: KeyboardEvent): void => press(event);
    const onLeave = (event: FocusEvent): void => leave(event);
    place?.addEventListener('input', onRead);
    place?.addEventListener('keydown', onPress, true);
    place?.addEventListener('focusout', onLeave);
    return () => {
      place?.removeEventListener('input', onRead);
      place?.removeEventListener('keydown', onPress, true);
      place?.removeEventListener('focusout', onLeave);
    };
  }, [around]);

  return { choices, active, choose };
}
