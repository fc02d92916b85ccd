export interface RuntimeConfig {
  environment: string;
  apiUrl: string;
  frontEndUrl: string;
  identityProviderUrl: string;
  identityProviderAuthorizeUrl: string;
  identityProviderLogoutUrl: string | null;
  identityProviderClientId: string;
  forgotPasswordUrl: string;
  /** The operator's id at their analytics; empty without one. The product itself loads no such script. */
  analyticsId: string;
  /** The site key of reCAPTCHA; empty where the captcha is the product's own. */
  captchaSiteKey: string;
  captchaScriptUrl: string;
  cardProviderPublishableKey: string;
  cardProviderScriptUrl: string;
  /** Where the providers show staff a payment: its id follows. Null where that is not known. */
  providerPages: { card: string | null; paypal: string | null };
  /** Whether payments by PayPal are configured. */
  hasPayPal: boolean;
  /** Whether the manual card form is: only then may it be shown. */
  hasCardGateway: boolean;
  /** Whether there is an account of the operator from which paid posts on X come. */
  hasSharePost: boolean;
  siteName: string;
  /** Where the logo of the site is; null without one. */
  logoPath: string | null;
  editorialMailbox: string;
  version: string;
  brand: { product: string; company: string; availability: string; identity: string };
  /** Figures of reach; one that the operator leaves empty is not shown. */
  reach: { sites: string; journalists: string; subscribers: string };
  addresses: { termsUrl: string; privacyUrl: string; phone: string; postalAddress: string };
}

let current: RuntimeConfig | null = null;

/** The configuration of this installation. Throws before `loadRuntimeConfig` has finished. */
export function runtimeConfig(): RuntimeConfig {
  if (current === null) throw new Error('The configuration has not been loaded yet.');
  return current;
}

/** What the server has written into the page; null when nobody has, as in development. */
function writtenConfig(): RuntimeConfig | null {
  const written = document.getElementById('page-config')?.textContent ?? '';
  return written === '' ? null : (JSON.parse(written) as RuntimeConfig);
}

async function askForConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
  return (await answer.json()) as RuntimeConfig;
}

export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** From the page, else from /config.json. @throws Error when it cannot be read */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  current = writtenConfig() ?? (await askForConfig());
  return current;
}
