import { useState } from 'react';
import { readSessionCache, writeSessionCache } from '../../shared/session/sessionCache';
import { storagePrefix } from '../../shared/session/session';

const places = {
  bundles: {
    read: () => readSessionCache('notifyBundles'),
    write: (what: string) => writeSessionCache('notifyBundles', what),
  },
  social: {
    read: () => sessionStorage.getItem(`${storagePrefix}notifySocial`) ?? undefined,
    write: (what: string) => sessionStorage.setItem(`${storagePrefix}notifySocial`, what),
  },
};

/** `what` says what the banner is about: another expiry is shown again. */
export function useDismissal(banner: keyof typeof places, what: string): [boolean, () => void] {
  const place = places[banner];
  const [dismissed, setDismissed] = useState(place.read);
  return [
    dismissed === what,
    () => {
      place.write(what);
      setDismissed(what);
    },
  ];
}
