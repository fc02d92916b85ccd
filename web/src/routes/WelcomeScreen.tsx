import { screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  ButtonLink,
  ListRow,
  PlainButton,
  RuledList,
  SectionHead,
  Stack,
} from '@dispatch/design-system';
import { PriceCalculator } from '../features/calculator/PriceCalculator';
import { Lead } from '../features/welcome/Lead';
import { PackagePrices } from '../features/welcome/PackagePrices';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import type { PageData } from '../shared/pageData/pageData';
import { Screen } from '../shared/screen/Screen';
import { sessionToken } from '../shared/session/session';
import { startSignIn } from '../shared/session/signIn';
import { text } from '../shared/texts/texts';

async function login(): Promise<void> {
  if (sessionToken() === null) await startSignIn();
  else window.location.assign('/');
}

/** /welcome: what the product is, the way in, and what it costs. */
export function WelcomeScreen({ given }: { given: PageData | null }) {
  return (
    <Screen title={text('page-welcome-title')} slug={`${runtimeConfig().siteName} · Press releases`}>
      <Stack gap="loose">
        <Stack>
          <Lead />
          <ActionBar>
            <ButtonLink href={screenAddress('register')} variant="primary">
              Register
            </ButtonLink>
            {/* The page stands before its script runs: pressed by then, it leads to Login by its address. */}
            <form
              action={screenAddress('logout')}
              onSubmit={(event) => {
                event.preventDefault();
                void login();
              }}
            >
              <PlainButton submits={{ name: 'returnTo', value: '/' }}>Login</PlainButton>
            </form>
          </ActionBar>
        </Stack>
        {given?.latest ? (
          <section aria-label="Published last">
            <RuledList label="Published last">
              <ListRow
                slug="Published here last"
                headline={given.latest.headline}
                href={given.latest.path}
                meta={given.latest.summary}
              />
            </RuledList>
          </section>
        ) : null}
        <section aria-label="Packages and prices" id="packages">
          <Stack>
            <SectionHead title="Packages" />
            <PackagePrices known={given?.packages} />
          </Stack>
        </section>
        <PriceCalculator slug="" packages={given?.packages} />
      </Stack>
    </Screen>
  );
}
