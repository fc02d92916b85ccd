import type { components } from '@dispatch/contract';
import { demoWelcomed } from '../../demoHoldings';
import { people, type PersonRow } from '../memory/people';
import type { Responders } from '../responder';
import { memory } from '../world/memory';

type UserParameter = components['schemas']['UserParameter'];

/** What the screens remember for each person, by the person's id; most demo people have been welcomed. */
const parameters = memory<{ of: Record<string, UserParameter[]> }>('userParameters', (remembering) => ({
  of: Object.fromEntries(
    people(remembering)
      .rows.filter(({ key }) => key !== null && demoWelcomed.includes(key))
      .map(({ id }) => [String(id), [{ parameterName: 'WelcomeMessage', parameterValue: 'false' }]]),
  ),
}));

const readOnly = ['id', 'group', 'oktaLogin', 'createdDate', 'partnerId'];

/** The profile after a save: a field that was left out is emptied, what cannot be changed stays. */
const profileAfter = (before: PersonRow['profile'], sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const given = sent[name];
      if (readOnly.includes(name)) return [name, value];
      return [name, typeof given === 'string' ? given.trim() : (given ?? '')];
    }),
  ) as PersonRow['profile'];

/** The settings of the signed-in person. */
export const settings: Responders = {
  saveProfile: ({ person, body }) => {
    person.profile = profileAfter(person.profile, body);
    return { status: 200, body: person.profile };
  },

  listUserParameters: (call) => ({ status: 200, body: parameters(call).of[String(call.person.id)] ?? [] }),

  setUserParameter: (call) => {
    const { of: all } = parameters(call);
    const key = String(call.person.id);
    const { parameterName, parameterValue } = call.body;
    const changed: UserParameter = { parameterName, parameterValue };
    all[key] = [...(all[key] ?? []).filter((row) => row.parameterName !== parameterName), changed];
    return { status: 200, body: changed };
  },
};
