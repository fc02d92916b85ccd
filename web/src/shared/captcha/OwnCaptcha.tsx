import { Captcha } from '@dispatch/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/client';
import { errorText } from '../api/errorTexts';
import { useContractFormContext } from '../forms/ContractFormContext';
import { useContractField } from '../forms/useContractField';
import { solveCaptcha } from './solveCaptcha';

/** The tick starts some work of the machine. Its result counts once, so a refusal by the server makes a new one. */
export function OwnCaptcha({ name }: { name: string }) {
  const { value, onChange, ref, errorMessage } = useContractField(name);
  const { attempts, isRefused, methods } = useContractFormContext();
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  const solve = useCallback(async () => {
    setWorking(true);
    setError(null);
    try {
      const { data } = await call('getCaptcha');
      const solved = await solveCaptcha(data);
      setExpiresAt(solved.expiresAt);
      change.current(solved.payload);
    } catch (cause) {
      setError(errorText(cause));
    } finally {
      setWorking(false);
    }
  }, []);

  const isSolved = typeof value === 'string' && value !== '';
  const solvedBefore = useRef(isSolved);
  useEffect(() => {
    solvedBefore.current = isSolved;
  }, [isSolved]);
  useEffect(() => {
    if (!isRefused || !solvedBefore.current) return;
    // Not a change of the person's: to call the box unticked while it is being ticked again would be no help.
    methods.setValue(name, '');
    void solve();
  }, [attempts, isRefused, solve, methods, name]);

  useEffect(() => {
    if (expiresAt === null) return undefined;
    const timer = setTimeout(() => change.current(''), Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return (
    <Captcha
      name={name}
      state={isWorking ? 'solving' : error !== null ? 'failed' : isSolved ? 'solved' : 'unsolved'}
      errorMessage={error ?? errorMessage}
      inputRef={ref}
      onSolve={() => void solve()}
      onReset={() => onChange('')}
    />
  );
}
