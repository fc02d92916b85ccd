/** What the browser must know of this installation; answered by the server as /config.json. */
export interface RuntimeConfig {
  environment: string;
  /** Where the calls go; a path on this site. */
  apiUrl: string;
  /** The address of this site, without a slash at the end. */
  frontEndUrl: string;
  /** The issuer of the identity provider. */
  identityProviderUrl: string;
  identityProviderAuthorizeUrl: string;
  /** Where the provider signs people out; null when it offers no such page. */
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
  siteName: string;
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

/**
 * Reads /config.json, once, before the first screen.
 * @throws Error when it cannot be read
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
  current = (await answer.json()) as RuntimeConfig;
  return current;
}
