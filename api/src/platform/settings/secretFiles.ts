import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with the files that an environment names. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';

  constructor(readonly errors: readonly string[]) {
    super(errors.join('; '));
  }
}

/**
 * An environment with what its files hold: `NAME_FILE` is the path of a file whose content, without the line break at its end,
 * is the value of NAME. So are secrets given by systemd (LoadCredential), Docker and Kubernetes. An empty one counts as not set.
 * @param names the variables that may come from a file
 * @throws SecretFileError naming each file that cannot be read, and each variable that is given both ways
 */
export function withSecretFiles(
  variables: Variables,
  names: readonly string[],
): Record<string, string | undefined> {
  const errors: string[] = [];
  const read: Record<string, string> = {};
  for (const name of names) {
    const path = variables[`${name}_FILE`] ?? '';
    if (path === '') continue;
    if ((variables[name] ?? '') !== '') {
      errors.push(`${name} and ${name}_FILE are both set: leave one of them out`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      errors.push(`${name}_FILE names ${path}, which cannot be read (${code})`);
    }
  }
  if (errors.length > 0) throw new SecretFileError(errors);
  return { ...variables, ...read };
}
