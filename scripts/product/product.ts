import { readFileSync } from 'node:fs';
import { type Child, type ChildSpec, keepRunning } from '../process/child';
import { processorTime } from '../process/processorTime';
import { Refusal } from '../process/refusal';
import { runToEnd } from '../process/runToEnd';
import { complain, say, step } from '../process/terminal';
import { buildsOf } from './builds';
import { watchContract } from './contractWatch';
import { refuseUnreachableDatabase } from './database';
import { openDataFolder, turnLogs } from './dataFolder';
import { firstUnhealthy, placesOf } from './health';
import {
  type LocalDatabase,
  portOfLeftDatabase,
  startLocalDatabase,
  stopLeftDatabase,
} from './localDatabase';
import { refuseTakenPorts } from './ports';
import { type Command, type ProgramName, commandsOf, programsOf } from './programs';
import { RunFile, alreadyRuns } from './runFile';
import { developmentSecrets } from './secrets';
import { type Ports, type Settings, portsOf } from './settings';
import { bringUpToDate, isStale } from './staleness';
import { watchDatabase } from './databaseWatch';

export interface Assembly {
  buildsOf: typeof buildsOf;
  programsOf: typeof programsOf;
  commandsOf: typeof commandsOf;
}

export interface Summary {
  ports: Ports;
  dataDir: string;
  databaseUrl: string | null;
  /** Where the local database keeps its data; null with a database of the person's own. */
  databaseHome: string | null;
  pids: Partial<Record<ProgramName | 'supervisor' | 'postgres', number | null>>;
}

/** How long each gets to end in order, in milliseconds; together below five seconds. The first is stopped first. */
const farewells: readonly [ProgramName, number][] = [
  ['web', 300],
  ['worker', 1300],
  ['api', 1300],
  ['identity', 800],
  ['standIns', 500],
];

/** Everything that runs when the product runs, started and stopped in order. */
export class Product {
  readonly #settings: Settings;
  readonly #ports: Ports;
  readonly #runFile: RunFile;
  readonly #children = new Map<ProgramName, Child>();
  readonly #stopped = new AbortController();
  readonly #closers: (() => void)[] = [];
  #database: LocalDatabase | null = null;
  #isUp = false;
  #error: string | null = null;
  #waitingFor = '';
  #stopping: Promise<void> | null = null;

  /** @param onGivenUp is called when it cannot be kept running, after the reason has been said */
  constructor(
    settings: Settings,
    private readonly onGivenUp: () => void,
    private readonly assembly: Assembly = { buildsOf, programsOf, commandsOf },
  ) {
    this.#settings = settings;
    this.#ports = portsOf(settings);
    this.#runFile = new RunFile(settings.dataDir);
  }

  /** A stop meanwhile makes it end early. @throws Refusal with one sentence for the person */
  async start(): Promise<void> {
    const { dataDir, databaseUrl, dev } = this.#settings;
    openDataFolder(dataDir);
    await this.#takeDataFolder();
    if (databaseUrl !== null) await refuseUnreachableDatabase(databaseUrl);
    turnLogs(dataDir);
    const secrets = developmentSecrets(dataDir);
    await this.#build();
    if (this.isStopping()) return;
    const url = databaseUrl ?? (await this.#startDatabase());
    const programs = this.assembly.programsOf(this.#settings, this.#ports, secrets, url);
    this.#keep('standIns', programs.standIns);
    const commands = this.assembly.commandsOf(this.#settings, this.#ports, secrets, url);
    const [, people, signIns] = await step('Preparing the database', () =>
      Promise.all([commands.migrate, commands.demoData, commands.demoSignIns].map((one) => this.#run(one))),
    );
    for (const name of ['identity', 'api', 'worker', 'web'] as const) {
      const program = programs[name];
      if (program) this.#keep(name, program);
    }
    // Planting is one transaction: the API may come up meanwhile.
    await step(
      'Waiting until everything is healthy',
      () =>
        Promise.all([
          this.#run(commands.seed, people),
          this.#run(commands.plantPeople, signIns),
          this.#waitUntilHealthy(),
        ]),
      () => this.#waitingFor,
    );
    if (dev) this.#closers.push(watchContract(this.#settings.root));
    this.#isUp = true;
  }

  summary(): Summary {
    const { dataDir, databaseUrl } = this.#settings;
    const children = [...this.#children].map(([name, child]) => [name, child.pid()] as const);
    return {
      ports: this.#ports,
      dataDir,
      databaseUrl: databaseUrl ?? this.#database?.url ?? null,
      databaseHome: this.#database?.home ?? null,
      pids: {
        ...Object.fromEntries(children),
        supervisor: process.pid,
        postgres: this.#database?.pid ?? null,
      },
    };
  }

  isStopping(): boolean {
    return this.#stopping !== null;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    this.#stopped.abort();
    this.#runFile.noteStopping();
    for (const close of this.#closers) close();
    for (const [name, milliseconds] of farewells) await this.#children.get(name)?.stop(milliseconds);
    await this.#database?.stop();
    this.#runFile.release();
  }

  async #takeDataFolder(): Promise<void> {
    const { dataDir, databaseUrl, dev, port } = this.#settings;
    const other = await this.#runFile.runningAndStaying();
    if (other) throw new Refusal(`${alreadyRuns(dataDir, other)}: stop it there with Ctrl-C first.`);
    const stopped = await this.#runFile.stopLeftovers();
    if (stopped.length > 0)
      say(`An earlier run was cut short: stopped what was left of it (${stopped.join(', ')}).`);
    const left = portOfLeftDatabase(dataDir);
    if (left !== null && (databaseUrl !== null || left !== this.#ports.postgres))
      await stopLeftDatabase(dataDir);
    const { api, postgres, ...others } = this.#ports;
    const needsPostgres = databaseUrl === null && left !== postgres;
    await refuseTakenPorts(
      { ...others, ...(needsPostgres ? { postgres } : {}), ...(dev ? { api } : {}) },
      { port },
    );
    if (!this.#runFile.take(port))
      throw new Refusal(`Dispatch is just being started on ${dataDir} by somebody else.`);
  }

  async #build(): Promise<void> {
    const { root, dev } = this.#settings;
    for (const build of this.assembly.buildsOf(root, this.#stopped.signal)) {
      if (dev && build.output !== 'identity/dist') continue;
      if (this.#stopping || !isStale(root, build)) continue;
      await step(build.title, () => bringUpToDate(root, build));
    }
  }

  async #startDatabase(): Promise<string> {
    const { dataDir } = this.#settings;
    const start = async () => {
      const database = await startLocalDatabase(dataDir, this.#ports.postgres);
      // A stop that came meanwhile did not know of it yet.
      if (this.#stopping) await database.stop();
      this.#database = database;
      return database;
    };
    const first = await start();
    if (first.adopted) say('PostgreSQL was still running: it is used further.');
    this.#closers.push(
      watchDatabase(
        () => this.#database?.pid ?? first.pid,
        async () => {
          await start();
        },
        () => this.#giveUp('PostgreSQL cannot be kept running.'),
      ),
    );
    return first.url;
  }

  async #run({ command, cwd, env }: Command, input = ''): Promise<string> {
    if (this.#stopping) return '';
    return runToEnd(command, { cwd, env, input, signal: this.#stopped.signal });
  }

  #keep(name: ProgramName, spec: ChildSpec): void {
    if (this.#stopping) return;
    const child = keepRunning(spec, {
      started: (pid) => {
        this.#runFile.note(name, pid);
        if (this.#isUp && this.#settings.readyJson) say(`RESTARTED ${JSON.stringify({ name, pid })}`);
      },
      restarting: (how) => {
        if (this.#isUp)
          complain(`${capital(spec.title)} ended by itself (${how}) and is started again.${seeLog(spec)}`);
        else this.#error ??= `${capital(spec.title)} did not start (${how}).${endOfLog(spec)}`;
      },
      gaveUp: (how) => this.#giveUp(`${capital(spec.title)} keeps ending (${how}).${endOfLog(spec)}`),
    });
    this.#children.set(name, child);
  }

  #giveUp(reason: string): void {
    if (this.#stopping) return;
    complain(reason);
    this.onGivenUp();
  }

  async #waitUntilHealthy(): Promise<void> {
    const alive = () => this.#error === null && !this.#stopping;
    const places = placesOf(this.#ports, this.#settings);
    const sick = await firstUnhealthy(places, {
      alive,
      work: (program) => processorTime(this.#children.get(program)?.pid() ?? null),
      tell: (left) => {
        this.#waitingFor = left.length === 0 ? 'planting the demo data' : `waiting for ${left.join(', ')}`;
      },
    });
    if (this.#stopping) return;
    if (this.#error !== null) throw new Refusal(this.#error);
    if (sick !== null) throw new Refusal(sick);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function seeLog({ log }: ChildSpec): string {
  return log === null ? '' : ` Its log: ${log}`;
}

function endOfLog({ log }: ChildSpec): string {
  if (log === null) return '';
  try {
    return ` The end of ${log}:\n${readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n')}`;
  } catch {
    return '';
  }
}
