import { placeOfReason, type EditorialSource, type HoldReason } from '@dispatch/contract';
import { isTextControl, leadTo, rangesIn, type ShownRelease } from './placeInPage';

/** How long a screen may take to show the text, in milliseconds. */
const patience = 3000;

/**
 * Leads to the place of a reason as soon as the screen shows it: to its words, or to their field when they are not in
 * it any more. Answers whether they still are.
 */
export function leadToReason(
  source: EditorialSource,
  place: NonNullable<HoldReason['place']>,
  elementOf: ShownRelease['elementOf'],
): boolean {
  const found = placeOfReason(source, place);
  const target = found ?? { place: { field: place.field, offset: 0, length: 0 }, words: '' };
  const shown = { source, elementOf };
  const end = performance.now() + patience;
  const isThere = (): boolean => {
    const element = elementOf(place.field);
    if (element === null) return false;
    if (target.words !== '' && !isTextControl(element)) return rangesIn(shown)(target) !== null;
    return element.tabIndex >= 0 || element.closest('form') === null;
  };
  const attempt = (): void => {
    if (isThere() || performance.now() > end) leadTo(shown, target);
    else requestAnimationFrame(attempt);
  };
  attempt();
  return found !== null;
}
