import { resolve } from 'node:path';
import type { StripeSettings } from '../stripe/server';

export interface MockSettings {
  /** 0 takes a free one. */
  readonly port: number;
  /** As the browser sees it, without a slash at the end. */
  readonly publicUrl: string;
  readonly contractFile: string;
  readonly web: { readonly root: string; readonly cacheDir: string } | null;
  /** Nothing is watched: a change of a file changes nothing until the next start. */
  readonly isStill: boolean;
  readonly demoDataFile: string | null;
  readonly cards: StripeSettings;
}

/** Reads the environment. Throws one error that names everything that is missing. */
export function readMockSettings(environment: Readonly<NodeJS.ProcessEnv>): MockSettings {
  const errors: string[] = [];
  const text = (name: string): string => {
    const value = environment[name] ?? '';
    if (value === '') errors.push(name);
    return value;
  };
  const root = text('CHECKOUT');
  const port = Number(text('PORT'));
  const isStill = environment['STILL'] === '1';
  const dataDir = resolve(text('DATA_DIR'), 'mock');
  const publicUrl = `http://localhost:${port}`;
  const settings: MockSettings = {
    port,
    publicUrl,
    contractFile: resolve(root, 'openapi.yaml'),
    web:
      environment['WEB'] === 'none'
        ? null
        : {
            root: resolve(root, 'web'),
            // Two that run at once must not build each other's packages anew.
            cacheDir: isStill ? resolve(dataDir, 'vite') : resolve(root, '.cache', 'vite-mock'),
          },
    isStill,
    demoDataFile: resolve(dataDir, 'demoData.json'),
    cards: {
      stripePort: Number(text('STRIPE_PORT')),
      dataDir,
      publicUrl,
      stripeSecretKey: text('STRIPE_SECRET_KEY'),
      stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY'),
      stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET'),
      stripeWebhookUrl: `${publicUrl}/api/webhooks/stripe`,
    },
  };
  if (errors.length > 0) throw new Error(`The mock server cannot start: ${errors.join(', ')} is missing.`);
  return settings;
}
