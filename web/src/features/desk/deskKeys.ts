import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { storagePrefix } from '../../shared/session/session';

/** What a key of the review does, in the order in which they are told. */
export const deskKeys = {
  n: 'Next in the queue',
  c: 'Claim',
  o: 'Open for review',
  a: 'Approve',
  h: 'Put on hold',
  u: 'Pass up',
} as const;

export type DeskKey = keyof typeof deskKeys;

const changed = 'dispatch-desk-settings';

const isOn = (name: string, preset: boolean): boolean => {
  const kept = localStorage.getItem(`${storagePrefix}desk.${name}`);
  return kept === null ? preset : kept === 'on';
};

/** What somebody has chosen for their reviews in this browser. */
export function useDeskSetting(name: 'keys' | 'goOn', preset: boolean): [boolean, (next: boolean) => void] {
  const value = useSyncExternalStore(
    (listen) => {
      window.addEventListener(changed, listen);
      return () => window.removeEventListener(changed, listen);
    },
    () => isOn(name, preset),
  );
  return [
    value,
    (next) => {
      localStorage.setItem(`${storagePrefix}desk.${name}`, next ? 'on' : 'off');
      window.dispatchEvent(new Event(changed));
    },
  ];
}

/** Where a letter means something else: it is typed, or chooses an entry. */
const ownLetters =
  'input:not([type="checkbox"],[type="radio"],[type="button"]),textarea,select,[contenteditable="true"],[role="menu"],[role="listbox"],[role="combobox"]';
/** What is open over the page; a toast is an alertdialog as well, and takes nothing from it. */
const layers =
  '[role="dialog"],[role="alertdialog"]:not([aria-modal="false"]),[role="menu"],[role="listbox"]';

/** Single keys of the review (WCAG 2.1.4: they can be turned off), nowhere where letters are typed or something is open. */
export function useDeskKeys(isUsed: boolean, press: (key: DeskKey) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, repeat } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || event.defaultPrevented) return;
    if (!Object.hasOwn(deskKeys, key) || document.querySelector(layers)) return;
    if (target instanceof Element && target.closest(ownLetters)) return;
    event.preventDefault();
    press(key as DeskKey);
  });
  useEffect(() => {
    if (!isUsed) return;
    const listen = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isUsed]);
}
