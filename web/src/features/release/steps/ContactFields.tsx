import { Stack } from '@dispatch/design-system';
import { FormPhoneField } from '../../../shared/forms/FormPhoneField';
import { FormTextField } from '../../../shared/forms/textFields';

export function ContactFields({ prefix }: { prefix: 'primaryContact' | 'secondaryContact' }) {
  const isPrimary = prefix === 'primaryContact';
  const words = isPrimary ? 'Contact' : 'Additional contact';
  return (
    <Stack>
      <FormTextField
        name={`${prefix}Name`}
        label={`${words} name`}
        isOptional={!isPrimary}
        autoComplete="off"
      />
      <FormTextField
        name={`${prefix}Company`}
        label={`${words} company`}
        isOptional={!isPrimary}
        autoComplete="off"
      />
      <FormTextField
        name={`${prefix}Website`}
        label={`${words} website`}
        isOptional
        inputMode="url"
        autoComplete="off"
      />
      <FormTextField
        name={`${prefix}Email`}
        label={`${words} email`}
        isOptional={!isPrimary}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <FormPhoneField
        label={`${words} phone`}
        isOptional={!isPrimary}
        names={{
          code: `${prefix}PhoneCountryCode`,
          number: `${prefix}Phone`,
          extension: `${prefix}PhoneExtension`,
        }}
      />
    </Stack>
  );
}
