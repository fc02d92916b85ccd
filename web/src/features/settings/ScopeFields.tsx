import { type Group, scopesOf, scopeTexts, type Scope } from '@dispatch/contract';
import { CheckboxGroup, Fold } from '@dispatch/design-system';
import { useContractField } from '../../shared/forms/useContractField';

const everybodys: ReadonlySet<Scope> = new Set(scopesOf('USER'));

const optionsOf = (scopes: readonly Scope[]) =>
  scopes.map((id) => ({ id, label: scopeTexts[id], description: id }));

/** What a token may do: what its owner may; for staff what they may as staff as well, apart. */
export function ScopeFields({ group }: { group: Group }) {
  const { value, onChange, onBlur, errorMessage, isRequired } = useContractField('scopes');
  const chosen = Array.isArray(value) ? (value as Scope[]) : [];
  const all = scopesOf(group);
  const own = all.filter((scope) => everybodys.has(scope));
  const staffs = all.filter((scope) => !everybodys.has(scope));
  const choose = (part: readonly Scope[], next: string[]): void =>
    onChange(all.filter((scope) => (part.includes(scope) ? next.includes(scope) : chosen.includes(scope))));
  return (
    <>
      <CheckboxGroup
        label="The token may"
        options={optionsOf(own)}
        value={chosen.filter((scope) => own.includes(scope))}
        onChange={(next) => choose(own, next)}
        {...{ onBlur, errorMessage, isRequired }}
      />
      {staffs.length === 0 ? null : (
        <Fold title="As staff" isOpenAtFirst={false}>
          <CheckboxGroup
            label="As staff the token may"
            options={optionsOf(staffs)}
            value={chosen.filter((scope) => staffs.includes(scope))}
            onChange={(next) => choose(staffs, next)}
          />
        </Fold>
      )}
    </>
  );
}
