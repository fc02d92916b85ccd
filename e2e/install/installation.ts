import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:https';
import {
  appendFileSync,
  chmodSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect } from '@playwright/test';
import { newDataFolder } from '../harness/dataFolder';
import { freePorts } from '../harness/freePorts';
import type { Place } from '../harness/place';
import { guideSteps, movedBelow, unitProgram } from './guide';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Of a machine that people use, and not tried in a folder: users, owners, and systemd itself. */
const ofTheMachine = /^(useradd|chown|systemctl daemon-reload|systemctl reload)\b/;

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_3Jq8uT0pZx6LwB1cV9nYd2K',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_7Lm2wQ9sXc4Vb1Nz',
  STRIPE_WEBHOOK_SECRET: 'whsec_9Jq8uT0pZx6LwB1cV9nYd2K',
};

interface Ports {
  site: number;
  identity: number;
  api: number;
  identityService: number;
  stripe: number;
  inbox: number;
  smtp: number;
}

/** An installation by the guide, in a folder of its own. */
export interface Installation extends Place {
  /** The certificate that browsers and programs have to believe. */
  certificate: string;
  /** Everything that a program has logged so far. */
  logOf: (program: string) => string;
  /** What was run, and what was left out. */
  told: string[];
  remove: () => Promise<void>;
}

const portsFrom = (first: number): Ports => ({
  site: first,
  identity: first + 1,
  api: first + 2,
  identityService: first + 3,
  stripe: first + 4,
  inbox: first + 5,
  smtp: first + 6,
});

class Installer {
  readonly #children: ChildProcess[] = [];
  readonly told: string[] = [];
  readonly certificate: string;
  readonly #key: string;
  readonly #logs: string;
  #databaseUrl = '';

  constructor(
    private readonly folder: string,
    private readonly ports: Ports,
  ) {
    this.certificate = join(folder, 'certificate.pem');
    this.#key = join(folder, 'key.pem');
    this.#logs = join(folder, 'logs');
    mkdirSync(this.#logs);
  }

  /** The beginning of its output. @throws Error with its log when it ends before */
  #keep(name: string, command: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: this.folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#children.push(child);
    const log = createWriteStream(join(this.#logs, name), { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${name} has ended:\n${this.logOf(name)}`);
    });
    return Promise.race([line, ended]);
  }

  logOf(name: string): string {
    return readFileSync(join(this.#logs, name), 'utf8');
  }

  makeCertificate(): void {
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', ...names];
    execFileSync('openssl', [...how, '-keyout', this.#key, '-out', this.certificate], { stdio: 'ignore' });
  }

  async startDatabase(): Promise<string> {
    const program = join(checkout, 'scripts', 'postgres', 'ephemeral.ts');
    const line = await this.#keep(
      'postgres',
      [process.execPath, '--import', join(checkout, 'node_modules/tsx/dist/loader.mjs'), program],
      process.env,
    );
    this.#databaseUrl = (JSON.parse(line) as { url: string }).url;
    return this.#databaseUrl;
  }

  /** Stripe, and a mail server with an inbox to look into. */
  startStandIns(): Promise<string> {
    const { stripe: stripePort, inbox, smtp, site } = this.ports;
    return this.#keep('stand-ins', [process.execPath, join(checkout, 'mocks/dist/main.js')], {
      PATH: process.env['PATH'],
      NODE_EXTRA_CA_CERTS: this.certificate,
      DATA_DIR: join(this.folder, 'stand-ins'),
      PUBLIC_URL: `https://localhost:${site}`,
      STRIPE_PORT: String(stripePort),
      INBOX_PORT: String(inbox),
      SMTP_PORT: String(smtp),
      ...stripe,
    });
  }

  /** What the guide has people type, and where this machine differs from theirs. */
  #answers(): NodeJS.ProcessEnv {
    const { site, identity, smtp } = this.ports;
    return {
      PATH: process.env['PATH'],
      PUBLIC_URL: `https://localhost:${site}`,
      DATABASE_URL: this.#databaseUrl,
      SMTP_URL: `smtp://localhost:${smtp}`,
      MAIL_FROM: 'News <no-reply@news.example>',
      EDITORIAL_MAILBOX: 'desk@news.example',
      IDENTITY_URL: `https://localhost:${identity}`,
      IDENTITY_PORT: String(this.ports.identityService),
      OKTA_API_URL: `http://127.0.0.1:${this.ports.identityService}`,
      STORAGE_FOLDER: join(this.folder, 'var/lib/dispatch/files'),
      ...stripe,
    };
  }

  #addOfThisMachine(): void {
    const { api, stripe: stripePort } = this.ports;
    const at = `http://localhost:${stripePort}`;
    const own = {
      PORT: api,
      STRIPE_API_URL: at,
      STRIPE_JS_URL: `${at}/clover/stripe.js`,
      NODE_EXTRA_CA_CERTS: this.certificate,
      LINK_CHECKS: 'off',
      SHUTDOWN_DELAY_SECONDS: 0,
    };
    const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
    appendFileSync(join(this.folder, 'etc/dispatch/dispatch.env'), lines.join(''));
  }

  #run(command: string): string {
    const env = { ...this.#answers(), NODE_EXTRA_CA_CERTS: this.certificate };
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} ended with ${String(status)}:\n${stdout}${stderr}`);
    return stdout;
  }

  async #startUnit(name: string): Promise<void> {
    const unit = readFileSync(join(this.folder, 'etc/systemd/system', `${name}.service`), 'utf8');
    const { program, environmentFile } = unitProgram(movedBelow(this.folder, unit));
    const env = { PATH: process.env['PATH'], ...parseEnv(readFileSync(environmentFile, 'utf8')) };
    // Required by all of them, and done before.
    if (!name.endsWith('migrate')) await this.#keep(name, [program], env);
    else execFileSync(program, { env, stdio: 'pipe' });
  }

  /** The sample of the guide with these ports and this certificate, inside of what Debian's nginx.conf has around it. */
  #nginxConfiguration(): string {
    const { site, identity, api, identityService } = this.ports;
    const sites = [site, identity];
    const own = readFileSync(join(this.folder, 'etc/nginx/conf.d/dispatch.conf'), 'utf8')
      .replaceAll('listen 443 ssl http2;', () => `listen 127.0.0.1:${sites.shift()} ssl http2;`)
      .replace(/server \{\n\s*listen 80;[^]*?\n\}/, '')
      .replaceAll(/server_name [^;]+;/g, 'server_name localhost;')
      .replaceAll(/\S+\/fullchain\.pem/g, this.certificate)
      .replaceAll(/\S+\/privkey\.pem/g, this.#key)
      .replace('127.0.0.1:3000', `127.0.0.1:${api}`)
      .replace('127.0.0.1:3100', `127.0.0.1:${identityService}`);
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${this.folder}/nginx-${name};`,
    );
    return `daemon off; pid ${this.folder}/nginx.pid; error_log stderr warn;
      ${process.getuid?.() === 0 ? 'user root root;' : ''}
      events {} http { access_log off; ${scratch.join(' ')} ${own} }`;
  }

  async #startNginx(): Promise<void> {
    const file = join(this.folder, 'nginx.conf');
    writeFileSync(file, this.#nginxConfiguration());
    execFileSync('/usr/sbin/nginx', ['-t', '-p', this.folder, '-c', file], { stdio: 'pipe' });
    // It says nothing when it is ready.
    void this.#keep('nginx', ['/usr/sbin/nginx', '-p', this.folder, '-c', file], process.env).catch(
      () => undefined,
    );
    const address = `https://localhost:${this.ports.site}/api/health/ready`;
    await expect.poll(() => isAnswering(address, this.certificate), { timeout: 60_000 }).toBe(true);
  }

  /** Does one line of the guide; what cannot be done in a folder is said and left out. */
  async follow(command: string, moved: string): Promise<void> {
    this.told.push(ofTheMachine.test(command) ? `not tried: ${command}` : command);
    if (ofTheMachine.test(command)) return;
    const [, units] = /^systemctl enable --now (.+)$/.exec(command) ?? [];
    if (units !== undefined) {
      await this.#startUnit('dispatch-migrate');
      for (const name of units.split(' ')) await this.#startUnit(name);
    } else if (command === 'nginx -t') await this.#startNginx();
    else {
      this.told.push(this.#run(moved));
      if (command.includes('TRUST_PROXY')) this.#addOfThisMachine();
    }
  }

  async stop(): Promise<void> {
    for (const child of this.#children.reverse()) {
      if (child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      // The database ends when its input does.
      child.stdin?.end();
      child.kill(child.spawnargs.some((word) => word.includes('ephemeral')) ? 0 : 'SIGTERM');
      await ended;
    }
  }
}

/** A program's first answer, over TLS by this certificate: this process was started before there was one. */
const isAnswering = (address: string, certificate: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(address, { ca: readFileSync(certificate) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/** Installs the newest package of dist/ by the guide, with nothing that `npm start` has made. */
export async function install(): Promise<Installation> {
  const dist = join(checkout, 'dist');
  const archive = readdirSync(dist).find((name) => name.endsWith('.tar.gz'));
  if (archive === undefined) throw new Error('There is no package: npm run package makes one.');
  const version = /^dispatch-(.+)-linux-\w+\.tar\.gz$/.exec(archive)?.[1] ?? '';
  const folder = newDataFolder();
  chmodSync(folder, 0o755);
  const ports = portsFrom(await freePorts(12_000));
  const installer = new Installer(folder, ports);
  const remove = async (): Promise<void> => {
    await installer.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let databaseUrl: string;
  try {
    installer.makeCertificate();
    process.env['NODE_EXTRA_CA_CERTS'] = installer.certificate;
    databaseUrl = await installer.startDatabase();
    await installer.startStandIns();
    execFileSync('cp', [join(dist, archive), folder]);
    for (const { command, moved } of guideSteps(join(checkout, 'docs/operations/install.md'), folder))
      await installer.follow(command, moved.replaceAll('<version>', version));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    product: `https://localhost:${ports.site}`,
    identity: `https://localhost:${ports.identity}`,
    stripe: `http://localhost:${ports.stripe}`,
    inbox: `http://localhost:${ports.inbox}`,
    databaseUrl,
    dataDir: folder,
    certificate: installer.certificate,
    told: installer.told,
    logOf: (program) => installer.logOf(program),
    remove,
  };
}
