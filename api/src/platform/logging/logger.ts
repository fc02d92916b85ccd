import { type DestinationStream, pino, stdSerializers, type Logger } from 'pino';
import { sqlState } from '../database/sqlState';

const secretNames = [
  'password',
  'token',
  'sid',
  'secret',
  'authorization',
  'cookie',
  'captcha',
  'code',
  'codeVerifier',
  'idToken',
  'clientSecret',
  'email',
  'phone',
  'body',
  'creditCard',
  'creditCardNumber',
  'creditCardCvv',
];

/** Without the values of a row, which PostgreSQL and Sequelize put into message, detail and parameters. */
const serializeError = (error: Error): object => {
  const state = sqlState(error);
  if (state === null) {
    const { type, message, stack } = stdSerializers.err(error);
    return { type, message, stack };
  }
  const { constraint, table } = ((error as { original?: object }).original ?? error) as {
    constraint?: string;
    table?: string;
  };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: error.name, sqlState: state, constraint, table, stack: frames.join('\n') };
};

const standardOutput = 1;

/** Bytes of lines that wait for a disk which takes none; what is beyond is lost. */
const mostWaiting = 2 ** 20;

/** Writes lines to a file. Where it takes none, such as on a full disk, work goes on without: a process that ends would end it too. */
export const patientOutput = (fd: number): DestinationStream =>
  pino.destination({ dest: fd, sync: true, maxLength: mostWaiting }).on('error', () => undefined);

/** The log of a process: one JSON object a line. What is secret or personal is not written, whoever passes it. */
export const createLogger = (
  level: string,
  name: string,
  destination: DestinationStream | NodeJS.WritableStream = patientOutput(standardOutput),
): Logger =>
  pino(
    {
      name,
      level,
      serializers: { err: serializeError },
      redact: {
        // '*.password' does not cover a top-level password: both are named.
        paths: secretNames.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
        censor: '[removed]',
      },
    },
    destination,
  );
