import { Button, FieldGroup, Loader } from '@dispatch/design-system';
import { useEffect, useRef, useState } from 'react';
import { runtimeConfig } from '../config/runtimeConfig';
import { useContractFormContext } from '../forms/ContractFormContext';
import { useContractField } from '../forms/useContractField';
import { loadRecaptcha, type Recaptcha } from './recaptcha';

type Shown = { recaptcha: Recaptcha; widget: number };

const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** reCAPTCHA's box: its token is the value of the field. A token counts once, so a refusal asks for a new tick. */
export function RecaptchaBox({ name }: { name: string }) {
  const { value, onChange, ref, errorMessage } = useContractField(name);
  const { attempts, isRefused } = useContractFormContext();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown | null>(null);
  const [tries, setTries] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isThere, setThere] = useState(false);
  const change = useRef(onChange);
  const isSolved = useRef(false);
  useEffect(() => {
    change.current = onChange;
    isSolved.current = value !== '';
  });

  useEffect(() => {
    let isLeft = false;
    const { captchaScriptUrl, captchaSiteKey } = runtimeConfig();
    const show = (recaptcha: Recaptcha) => {
      if (isLeft || place.current === null) return;
      const widget = recaptcha.render(place.current.appendChild(document.createElement('div')), {
        sitekey: captchaSiteKey,
        theme: isDark() ? 'dark' : 'light',
        callback: (token) => change.current(token),
        'expired-callback': () => change.current(''),
        'error-callback': () => change.current(''),
      });
      shown.current = { recaptcha, widget };
      setThere(true);
    };
    loadRecaptcha(captchaScriptUrl).then(show, (cause: unknown) => {
      if (!isLeft) setError(cause instanceof Error ? cause.message : String(cause));
    });
    return () => {
      isLeft = true;
    };
  }, [tries]);

  useEffect(() => {
    if (!isRefused || !isSolved.current) return;
    change.current('');
    shown.current?.recaptcha.reset(shown.current.widget);
  }, [attempts, isRefused]);

  return (
    <FieldGroup
      label="Confirm that you are a person"
      id={name}
      isRequired
      errorMessage={error ?? errorMessage}
    >
      <div
        ref={(element) => {
          place.current = element;
          ref(element === null ? null : { focus: () => element.querySelector('iframe')?.focus() });
        }}
      />
      {error !== null ? (
        <Button
          onPress={() => {
            setError(null);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      ) : isThere ? null : (
        <Loader label="Loading the captcha…" />
      )}
    </FieldGroup>
  );
}
