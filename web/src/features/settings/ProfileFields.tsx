import { Columns } from '@dispatch/design-system';
import { useCountries } from '../../shared/countries/useCountries';
import { FormComboBox } from '../../shared/forms/listFields';
import { FormTextField } from '../../shared/forms/textFields';

/** The fields of the profile form around them, in the order of the contract, which the list of errors has too. */
export function ProfileFields() {
  const { countryOptions } = useCountries();
  return (
    <>
      <Columns isFields>
        <FormTextField name="firstName" label="First Name" autoComplete="given-name" />
        <FormTextField name="lastName" label="Last Name" autoComplete="family-name" />
      </Columns>
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        description="Your login name does not change."
      />
      <FormTextField name="organization" label="Organization" autoComplete="organization" />
      <FormTextField name="address1" label="Address 1" isOptional autoComplete="address-line1" />
      <FormTextField name="address2" label="Address 2" isOptional autoComplete="address-line2" />
      <Columns isFields>
        <FormTextField name="city" label="City" isOptional autoComplete="address-level2" />
        <FormTextField name="state" label="State" isOptional autoComplete="address-level1" />
      </Columns>
      <Columns isFields>
        <FormTextField
          name="zip"
          label="Zip Code"
          isOptional
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <FormComboBox name="country" label="Country" options={countryOptions} autoComplete="off" />
      </Columns>
      <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
    </>
  );
}
