import { noteChange, placeAfter, placeOf, type Place } from './placeAfter';

/** What was covered by a dialog is out of reach for some frames after it. */
const mostFrames = 12;

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isGone = ({ element }: Place): boolean => !element.isConnected || element.matches(':disabled');

/** Nothing has the focus, or what has it cannot be used any more: browsers tell that a frame later. */
const isLost = (last: Place): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  (document.activeElement === last.element && isGone(last));

const overlayOf = ({ chain }: Place): Element | undefined => chain.find((part) => part.matches(overlays));

/** A dialog that has closed is left as a whole. */
const isOfPage = (place: Place): boolean => overlayOf(place)?.isConnected ?? true;

/** What has the focus loses it, too, when it only takes another place. */
const isMove = ({ removedNodes }: MutationRecord, { chain }: Place): boolean =>
  chain.some((part) => [...removedNodes].includes(part));

/** Headings cannot have the focus by themselves. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
}

/**
 * While it runs, the focus never falls out of the page when what has it goes away, for example a line that its own
 * button removes: it goes on to what is nearest (`placeAfter`); from a dialog that has closed, to what opened it or to
 * where that stood. Whoever moves the focus on purpose goes first. Answers how to end it.
 */
export function keepFocus(): () => void {
  let places: Place[] = [];
  let frame = 0;

  const goOn = (): void => {
    const last = places.findLast(isOfPage);
    const target =
      last === undefined
        ? document.querySelector<HTMLElement>('main h1')
        : isGone(last)
          ? placeAfter(last)
          : last.element;
    if (target) focus(target);
  };

  const wait = (last: Place, frames: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!isLost(last)) return;
      // What moves the focus on purpose does so in the first frames.
      if (frames >= 2) goOn();
      if (isLost(last) && frames < mostFrames) wait(last, frames + 1);
    });
  };

  const changes = new MutationObserver((records) => {
    for (const place of places)
      for (const record of records) if (record.type === 'childList') noteChange(place, record);
    const last = places.at(-1);
    if (last === undefined) return;
    if (isGone(last)) wait(last, 0);
    else if (isLost(last) && records.some((record) => isMove(record, last))) focus(last.element);
  });

  const take = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const place = placeOf(target);
    const overlay = overlayOf(place);
    // The last one of the page and of each dialog or menu over it: that is where the next one was opened.
    places = [...places.filter((other) => overlayOf(other) !== overlay && isOfPage(other)), place];
  };

  const hear = ({ target }: FocusEvent): void => take(target);

  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    // Whoever presses beside everything has left on purpose; an element that goes away is gone a moment later.
    setTimeout(() => {
      const last = places.at(-1);
      if (last !== undefined && isLost(last) && document.hasFocus() && !isGone(last)) places = [];
    });
  };

  // What was pressed before this began.
  take(document.activeElement);
  document.addEventListener('focusin', hear);
  document.addEventListener('focusout', leave);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('focusin', hear);
    document.removeEventListener('focusout', leave);
  };
}
