import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now, such as `(max-width: 56.25em)`; for what CSS alone cannot follow it in. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
