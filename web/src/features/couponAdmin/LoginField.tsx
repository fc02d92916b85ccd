import { ruleMessage, type CallData } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../shared/api/client';
import { useContractFormContext } from '../../shared/forms/ContractFormContext';
import { FormComboBox } from '../../shared/forms/listFields';

type Person = Pick<CallData<'searchUsers'>['users'][number], 'id' | 'oktaLogin' | 'firstName' | 'lastName'>;

const unknown = ruleMessage('CouponForm', 'userAccountId', 'required');

/** Whose coupon it is, found by what is typed of a login. @param owner of a coupon that there is: it stays theirs */
export function LoginField({ owner }: { owner: Person | null }) {
  const { control } = useContractFormContext().methods;
  const picked: unknown = useWatch({ control, name: 'userAccountId' });
  const [found, setFound] = useState<readonly Person[]>([]);
  const people = owner === null ? found : [owner];
  const person = people.find(({ id }) => String(id) === picked);
  const asOption = ({ id, oktaLogin }: Person) => ({ id: String(id), label: oktaLogin });
  return (
    <FormComboBox
      name="userAccountId"
      label="Login Username"
      autoComplete="off"
      isDisabled={owner !== null}
      options={people.map(asOption)}
      words={{ found: unknown }}
      search={{
        minLength: 4,
        delay: 500,
        find: async (userSearchToken, signal) => {
          const { data } = await call('searchUsers', { query: { userSearchToken, limit: 10 }, signal });
          setFound(data.users);
          return data.users.map(asOption);
        },
      }}
      description={
        person === undefined ? (
          'Type more than 3 characters of the login.'
        ) : (
          <StatusTag tone="live">{`✓ ${person.firstName} ${person.lastName}`}</StatusTag>
        )
      }
    />
  );
}
