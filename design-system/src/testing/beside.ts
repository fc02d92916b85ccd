/** @throws Error when the dialog fills the window */
export function beside(dialog: HTMLElement): Element {
  const place = document.elementFromPoint(2, 2);
  if (place === null || dialog.contains(place)) throw new Error('There is nothing beside the dialog.');
  return place;
}
