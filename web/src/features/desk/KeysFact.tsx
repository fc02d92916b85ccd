import { DescriptionList, Stack, Switch } from '@dispatch/design-system';
import { deskKeys, useDeskSetting } from './deskKeys';

/** Which keys the review knows, and how it goes on after a decision. */
export function KeysFact() {
  const [areUsed, setUsed] = useDeskSetting('keys', true);
  const [goesOn, setGoesOn] = useDeskSetting('goOn', false);
  return (
    <Stack gap="tight">
      <DescriptionList
        items={Object.entries(deskKeys).map(([key, value]) => ({ term: key.toUpperCase(), value }))}
      />
      <Switch isSelected={areUsed} onChange={setUsed}>
        Use these keys
      </Switch>
      <Switch isSelected={goesOn} onChange={setGoesOn}>
        After a decision, open the next release
      </Switch>
    </Stack>
  );
}
