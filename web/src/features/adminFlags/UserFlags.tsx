import type { CallData } from '@dispatch/contract';
import { Columns, SectionHead, Stack } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { ConfirmedForm } from '../../shared/forms/ConfirmedForm';
import { FormSelect } from '../../shared/forms/listFields';
import { SessionTimeoutFields, timeoutText } from './SessionTimeoutFields';
import { switchLabels, whyFixed, type OwnFlags, type SwitchName } from './flags';

type Flags = CallData<'getUserFeatures'>;

/** Each switch as a choice, and the session timeout as text: empty follows the installation. */
type Values = Record<keyof OwnFlags, string>;

const switches = Object.keys(switchLabels) as SwitchName[];
const labels: Readonly<Record<keyof OwnFlags, string>> = {
  ...switchLabels,
  sessionTimeout: 'Session timeout',
};

const onOrOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

const choiceOf = (own: boolean | null): string => (own === null ? 'everybody' : onOrOff(own));

const valuesOf = ({ own }: Flags): Values => ({
  ...(Object.fromEntries(switches.map((name) => [name, choiceOf(own[name])])) as Record<SwitchName, string>),
  sessionTimeout: own.sessionTimeout ?? '',
});

const switchOf = (choice: string): boolean | null => (choice === 'everybody' ? null : choice === 'On');

const asForEverybody = (isUsers: boolean): string => (isUsers ? 'As usual' : 'As for everybody');

const print = (value: unknown, field: string): string =>
  value === 'everybody' || value === ''
    ? asForEverybody(field.startsWith('user'))
    : field === 'sessionTimeout'
      ? timeoutText(String(value))
      : String(value);

const optionsOf = (name: SwitchName) =>
  ['everybody', 'On', 'Off'].map((id) => ({ id, label: print(id, name) }));

/** The switches of one user: their own where there is one. @param mayChange false shows them, and nothing can be set */
export function UserFlags({ userId, mayChange }: { userId: number; mayChange: boolean }) {
  const read = async (): Promise<Flags> => (await call('getUserFeatures', { path: { id: userId } })).data;
  return (
    <section aria-label="Flags">
      <Stack>
        <SectionHead title="Flags" />
        <ConfirmedForm<Flags, Values>
          schema="UserFeatureSettings"
          title="Change flags"
          labels={labels}
          print={print}
          queryKey={['getUserFeatures', userId]}
          failure="The flags could not be loaded"
          valuesOf={valuesOf}
          read={read}
          save={async ({ sessionTimeout, ...choices }, { version }) => {
            const own = Object.fromEntries(switches.map((name) => [name, switchOf(choices[name])])) as Record<
              SwitchName,
              boolean | null
            >;
            const body = { ...own, version, sessionTimeout: sessionTimeout.trim() || null };
            return (await call('setUserFeatures', { path: { id: userId }, body })).data;
          }}
          blockedReason={mayChange ? undefined : 'You are not allowed to do this for this user.'}
        >
          {({ effective }) => (
            <Stack>
              <Columns isFields>
                {switches.map((name) => (
                  <FormSelect
                    key={name}
                    name={name}
                    label={labels[name]}
                    description={whyFixed(name) ?? `Now: ${onOrOff(effective[name])}`}
                    isDisabled={!mayChange || whyFixed(name) !== undefined}
                    options={optionsOf(name)}
                  />
                ))}
              </Columns>
              <SessionTimeoutFields
                label={labels.sessionTimeout}
                description={`Now: ${timeoutText(effective.sessionTimeout)}`}
                isOptional
                isDisabled={!mayChange}
              />
            </Stack>
          )}
        </ConfirmedForm>
      </Stack>
    </section>
  );
}
