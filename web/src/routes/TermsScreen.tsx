import { SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { termsQuery } from '../shared/api/queries';
import { Loaded } from '../shared/screen/Loaded';
import { Screen } from '../shared/screen/Screen';

const kinds = [
  { kind: 'purchase', title: 'When you pay' },
  { kind: 'renewal', title: 'When a bundle renews' },
] as const;

/** /terms: what buyers agree to now, each with its version. */
export function TermsScreen() {
  const query = useQuery(termsQuery);
  return (
    <Screen title="Terms of Service" width="narrow">
      <Loaded query={query} failure="The terms could not be loaded">
        {(terms) => (
          <Stack gap="loose">
            {kinds.map(({ kind, title }) => (
              <section key={kind}>
                <Stack gap="tight">
                  <SectionHead title={title} />
                  {terms[kind].text.split('\n').map((line, place) => (
                    <p key={place}>{line}</p>
                  ))}
                  <p>
                    <small>Version {terms[kind].version}</small>
                  </p>
                </Stack>
              </section>
            ))}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
