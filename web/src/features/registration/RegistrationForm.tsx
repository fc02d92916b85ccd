import { packageTraits, screenAddress } from '@dispatch/contract';
import { Button, Columns, Link } from '@dispatch/design-system';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/client';
import { FormCaptcha } from '../../shared/captcha/FormCaptcha';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { useCountries } from '../../shared/countries/useCountries';
import { FormComboBox } from '../../shared/forms/listFields';
import { FormTextField } from '../../shared/forms/textFields';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { logoutAddress } from '../../shared/session/returnTo';
import { isStaff } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { withListedTexts } from './foreignRefusal';
import {
  chosenPackage,
  createAddress,
  initialRegistration,
  isMigration,
  registrationBody,
  type RegistrationPartner,
  type RegistrationValues,
} from './registrationValues';

export interface Registered {
  email: string;
  /** False when the identity provider already knew the address. */
  isNew: boolean;
}

interface RegistrationFormProps {
  query: URLSearchParams;
  partner: RegistrationPartner | null;
  onRegistered: (registered: Registered) => void;
}

export function RegistrationForm({ query, partner, onRegistered }: RegistrationFormProps) {
  const [defaultValues] = useState(() => initialRegistration(query));
  const form = useContractForm<RegistrationValues>('Registration', {
    stage: 'full',
    fields: Object.keys(defaultValues),
    defaultValues,
  });
  const { countryOptions, stateOptions } = useCountries();
  const country = form.methods.watch('country');
  const isUsa = country === 'USA';
  const { resetField } = form.methods;
  const wasUsa = useRef(isUsa);
  useEffect(() => {
    // A state that was chosen from the list means nothing elsewhere, and the other way round.
    if (wasUsa.current !== isUsa) resetField('state');
    wasUsa.current = isUsa;
  }, [isUsa, resetField]);

  const packageId = chosenPackage(query);
  const register = async (values: RegistrationValues): Promise<void> => {
    const body = registrationBody(values, {
      migrate: isMigration(query),
      loginurl: runtimeConfig().frontEndUrl,
      partner,
      packageId,
    });
    const { data } = await call('registerUser', { body }).catch((error: unknown) => {
      throw withListedTexts(error);
    });
    onRegistered({ email: body.email, isNew: data.newOktaUser });
  };

  return (
    <FormBody form={form} onSubmit={register} refusalTitle={text('registration-failed')}>
      {packageId === undefined ? null : (
        <p>
          Your first release begins with <strong>{packageTraits[packageId].name}</strong>. You can still
          change it, and you pay only when you send the release.
        </p>
      )}
      <Columns isFields>
        <FormTextField name="firstName" label="First Name" autoComplete="given-name" />
        <FormTextField name="lastName" label="Last Name" autoComplete="family-name" />
      </Columns>
      <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <FormTextField name="organization" label="Organization" autoComplete="organization" />
      <FormComboBox name="country" label="Country" options={countryOptions} autoComplete="off" />
      {isUsa ? (
        <FormComboBox key="usa" name="state" label="State" options={stateOptions} autoComplete="off" />
      ) : (
        <FormTextField key="other" name="state" label="State" isOptional autoComplete="address-level1" />
      )}
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        description="You will use it to log in."
      />
      <FormCaptcha name="captcha" />
      <div>
        <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
          Get Free Account
        </Button>
      </div>
      <p>
        Registered before, but the activation email did not arrive?{' '}
        <Link href={screenAddress('sendActivation')}>Click Here</Link>
      </p>
      {isStaff() ? (
        <p>
          <Link href={screenAddress('admin')}>Back to Admin</Link>
        </p>
      ) : (
        <p>
          Already have an account?{' '}
          <Link href={logoutAddress(packageId === undefined ? '/' : createAddress(packageId))}>Login</Link>
        </p>
      )}
    </FormBody>
  );
}
