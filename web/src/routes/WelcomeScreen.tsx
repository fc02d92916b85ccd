import { ActionBar, Button, ButtonLink, SectionHead, Stack } from '@dispatch/design-system';
import { useNavigate } from 'react-router-dom';
import { Lead } from '../features/welcome/Lead';
import { PackagePrices } from '../features/welcome/PackagePrices';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { Screen } from '../shared/screen/Screen';
import { sessionToken } from '../shared/session/session';
import { startSignIn } from '../shared/session/signIn';

/** /welcome: what the product is, the way in, and what it costs. */
export function WelcomeScreen() {
  const navigate = useNavigate();
  const { siteName } = runtimeConfig();
  const login = async (): Promise<void> => {
    if (sessionToken() === null) await startSignIn();
    else await navigate('/');
  };
  return (
    <Screen
      title="Your news, written here, read everywhere"
      documentTitle="Welcome"
      slug={`${siteName} · Press releases`}
    >
      <Stack gap="loose">
        <Stack>
          <Lead />
          <ActionBar>
            <ButtonLink href="/register" variant="primary">
              Register
            </ButtonLink>
            <Button onPress={() => void login()}>Login</Button>
          </ActionBar>
        </Stack>
        <section aria-label="Packages and prices">
          <Stack>
            <SectionHead title="Packages" />
            <PackagePrices />
          </Stack>
        </section>
      </Stack>
    </Screen>
  );
}
