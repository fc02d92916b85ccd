import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { isSameProfile, type ProfileValues } from './profileValues';
import { keepUnsentProfile, readUnsentProfile } from './unsentProfile';

export function useUnsentProfile(userId: number, saved: ProfileValues) {
  const [kept, setKept] = useState(() => readUnsentProfile(userId, saved));
  const [first] = useState(kept ?? saved);
  return {
    first,
    isBack: kept !== null && !isSameProfile(kept, saved),
    forget: (): void => {
      keepUnsentProfile(userId, null);
      setKept(null);
    },
  };
}

export function useKeptProfile(userId: number, control: Control<ProfileValues>, saved: ProfileValues): void {
  const all = { ...saved, ...useWatch({ control }) };
  const unsent = isSameProfile(all, saved) ? null : JSON.stringify(all);
  useEffect(() => {
    keepUnsentProfile(userId, unsent === null ? null : (JSON.parse(unsent) as ProfileValues));
  }, [userId, unsent]);
}
