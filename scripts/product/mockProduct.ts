import { join } from 'node:path';
import { type Child, type ChildSpec, keepRunning } from '../process/child';
import { processorTime } from '../process/processorTime';
import { Refusal } from '../process/refusal';
import { complain, step } from '../process/terminal';
import { watchContract } from './contractWatch';
import { openDataFolder } from './dataFolder';
import { firstUnhealthy } from './health';
import { refuseTakenPorts } from './ports';
import { tsx } from './programs';
import { developmentSecrets, type Secrets } from './secrets';
import { type Ports, type Settings, portsOf } from './settings';

const farewell = 1500;

export class MockProduct {
  readonly #settings: Settings;
  readonly #ports: Pick<Ports, 'product' | 'stripe'>;
  #child: Child | null = null;
  #closeWatch: (() => void) | null = null;
  #isUp = false;
  #error: string | null = null;
  #stopping: Promise<void> | null = null;

  /** @param onGivenUp is called when it cannot be kept running, after the reason has been said */
  constructor(
    settings: Settings,
    private readonly isStill: boolean,
    private readonly onGivenUp: () => void,
  ) {
    this.#settings = settings;
    const { product, stripe } = portsOf(settings);
    this.#ports = { product, stripe };
  }

  /** @throws Refusal with one sentence for the person */
  async start(): Promise<void> {
    const { dataDir, root, port } = this.#settings;
    openDataFolder(dataDir);
    await refuseTakenPorts(this.#ports, { port });
    this.#child = keepRunning(this.#spec(developmentSecrets(dataDir)), {
      started: () => undefined,
      restarting: (how) => {
        if (this.#isUp) complain(`The mock server ended by itself (${how}) and is started again.`);
        else this.#error ??= `The mock server did not start (${how}).`;
      },
      gaveUp: (how) => {
        this.#error = `The mock server keeps ending (${how}).`;
        complain(this.#error);
        this.onGivenUp();
      },
    });
    if (!this.isStill) this.#closeWatch = watchContract(root);
    const address = `http://127.0.0.1:${this.#ports.product}/health`;
    const place = { name: 'The mock server', address, program: 'standIns' } as const;
    const alive = () => this.#error === null && !this.isStopping();
    const sick = await step('Starting the mock server', () =>
      firstUnhealthy([place], { alive, work: () => processorTime(this.#child?.pid() ?? null) }),
    );
    if (this.isStopping()) return;
    if (sick !== null || this.#error !== null) throw new Refusal(this.#error ?? sick ?? '');
    this.#isUp = true;
  }

  summary(): { ports: Pick<Ports, 'product' | 'stripe'>; dataDir: string } {
    return { ports: this.#ports, dataDir: this.#settings.dataDir };
  }

  table(): string {
    return [
      '',
      'The mock server is running: the web application over openapi.yaml, without an API.',
      '',
      `  Product        http://localhost:${this.#ports.product}`,
      `  Card payments  http://localhost:${this.#ports.stripe} (a stand-in)`,
      '',
      'Sign in as anybody: one press, no password. The bar at the bottom of each screen changes what is answered.',
      'Ctrl-C stops it.',
      '',
    ].join('\n');
  }

  isStopping(): boolean {
    return this.#stopping !== null;
  }

  stop(): Promise<void> {
    this.#closeWatch?.();
    this.#stopping ??= this.#child?.stop(farewell) ?? Promise.resolve();
    return this.#stopping;
  }

  #spec(secrets: Secrets): ChildSpec {
    const { root, dataDir } = this.#settings;
    const { product, stripe } = this.#ports;
    const watch = this.isStill ? [] : ['watch', '--clear-screen=false'];
    return {
      title: 'the mock server',
      command: [...tsx(root), ...watch, join('mocks', 'src', 'contract', 'main.ts')],
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        CHECKOUT: root,
        PORT: String(product),
        STRIPE_PORT: String(stripe),
        DATA_DIR: dataDir,
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
        SUPERVISOR_PID: String(process.pid),
        ...(this.isStill ? { STILL: '1' } : {}),
      },
      log: null,
    };
  }
}
