import { startClamd } from './clamd/server';
import type { Running } from './http/listen';
import { startMail } from './mail/server';
import { startRecaptcha } from './recaptcha/server';
import { startS3 } from './s3/server';
import { readSettings, type Settings } from './settings';
import { startStripe } from './stripe/server';

interface Stoppable {
  close(): Promise<void>;
}

const started: Stoppable[] = [];

/** Those that run only where somebody has given them a port. */
async function startIfAsked(settings: Settings): Promise<[string, Running][]> {
  const { s3Port, clamdPort, s3Bucket: bucket, s3AccessKeyId, s3SecretAccessKey } = settings;
  const keys = { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey };
  return [
    ...(s3Port === null
      ? []
      : [['files', await startS3({ port: s3Port, bucket, ...keys })] as [string, Running]]),
    ...(clamdPort === null ? [] : [['virus scanner', await startClamd(clamdPort)] as [string, Running]]),
  ];
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const keep = <Running extends Stoppable>(running: Running): Running => {
    started.push(running);
    return running;
  };
  const stripe = keep(await startStripe(settings));
  const mail = keep(await startMail(settings));
  const { recaptchaPort, captchaSiteKey: siteKey, captchaSiteSecret: secret } = settings;
  const captcha =
    recaptchaPort === null ? null : keep(await startRecaptcha(recaptchaPort, { siteKey, secret }));
  const asked = await startIfAsked(settings);
  for (const [, running] of asked) keep(running);
  const where = [
    `payments ${stripe.address}`,
    `inbox ${mail.inbox.address}`,
    `mail ${mail.smtp.address}`,
    ...asked.map(([name, { address }]) => `${name} ${address}`),
    ...(captcha === null ? [] : [`captcha ${captcha.address}`]),
  ];
  process.stdout.write(`Stand-ins are listening: ${where.join(', ')}\n`);
}

async function stop(exitCode: number): Promise<void> {
  await Promise.all(started.map((running) => running.close()));
  process.exit(exitCode);
}

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}
