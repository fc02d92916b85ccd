import { apiEnvironment } from './environment';
import { RunFile } from './runFile';
import { runProgram, settingsWithDatabase } from './runOnDatabase';
import { developmentSecrets } from './secrets';
import { portsOf } from './settings';

const args = process.argv.slice(2);

/** Settings of the operator's own: in a file, in the environment, or yet to be written. */
const hasOwnSettings =
  args.length === 0 ||
  ['--env', 'init', 'help', '--help'].includes(args[0] ?? '') ||
  'OIDC_ISSUER' in process.env;

/** Those of the product that `npm start` runs here. */
function settingsOfStart(): NodeJS.ProcessEnv {
  const settings = settingsWithDatabase();
  const { dataDir, databaseUrl, port } = settings;
  const ports = portsOf({ ...settings, port: new RunFile(dataDir).running()?.port ?? port });
  return apiEnvironment(process.env, settings, ports, developmentSecrets(dataDir), databaseUrl);
}

runProgram('api/src/app/admin.ts', args, hasOwnSettings ? () => process.env : settingsOfStart);
