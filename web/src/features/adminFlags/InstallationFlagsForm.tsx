import type { CallData } from '@dispatch/contract';
import { Columns, Stack } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { ConfirmedForm, plainText } from '../../shared/forms/ConfirmedForm';
import { FormTextField } from '../../shared/forms/textFields';
import { SessionTimeoutFields, timeoutText } from './SessionTimeoutFields';
import { switchLabels, type InstallationFlags } from './flags';

type Flags = CallData<'getInstallationFeatures'>;
type Values = Omit<InstallationFlags, 'redirectCountDown'> & { redirectCountDown: string };

const switches = [
  'hasEnableOAuthLinkedIn',
  'hasEnableOAuthFacebook',
  'hasEnableBundleStorePage',
  'hasEnablePurchaseEdit',
  'hasEnableBackToDraft',
  'showPaymentCaptcha',
] as const;

const labels: Readonly<Record<keyof Values, string>> = {
  ...(Object.fromEntries(switches.map((name) => [name, switchLabels[name]])) as Record<
    (typeof switches)[number],
    string
  >),
  sessionTimeout: 'Session timeout',
  redirectCountDown: 'Countdown of the legacy page',
};

const read = async (): Promise<Flags> => (await call('getInstallationFeatures')).data;

const valuesOf = ({ version: _version, redirectCountDown, ...flags }: Flags): Values => ({
  ...flags,
  redirectCountDown: String(redirectCountDown),
});

/** What holds for everybody who has no own switch. */
export function InstallationFlagsForm() {
  return (
    <ConfirmedForm<Flags, Values>
      schema="InstallationFeatureSettings"
      title="Change flags"
      labels={labels}
      print={(value, field) => (field === 'sessionTimeout' ? timeoutText(String(value)) : plainText(value))}
      queryKey={['getInstallationFeatures']}
      failure="The flags could not be loaded"
      valuesOf={valuesOf}
      read={read}
      save={async (values, { version }) => {
        const body = { ...values, version, redirectCountDown: Number(values.redirectCountDown) };
        return (await call('setInstallationFeatures', { body })).data;
      }}
    >
      {() => (
        <Stack>
          <p>They hold for everybody. A single user can have others, on the page of that user.</p>
          <Columns>
            {switches.map((name) => (
              <FormCheckbox key={name} name={name}>
                {switchLabels[name]}
              </FormCheckbox>
            ))}
          </Columns>
          <SessionTimeoutFields
            label={labels.sessionTimeout}
            description="When the warning comes, and from when nobody can extend."
          />
          <Columns isFields>
            <FormTextField
              name="redirectCountDown"
              label={labels.redirectCountDown}
              description="Seconds before the legacy page goes on by itself, 0 to 600."
              inputMode="numeric"
              autoComplete="off"
            />
          </Columns>
        </Stack>
      )}
    </ConfirmedForm>
  );
}
