/** Somebody who takes the demo's releases over by machine. */
export interface DemoSubscriber {
  readonly name: string;
  readonly kind: 'push' | 'pull';
  readonly address: string;
  readonly format: string;
  /** Signs what is sent to the stand-in; of one that fetches, its token. */
  readonly secret: string;
  readonly companies: readonly string[];
}

const gazette: DemoSubscriber = {
  name: 'Harbor Gazette',
  kind: 'pull',
  address: '',
  format: 'ninjs-3.1',
  secret: 'a-token-for-the-demo-alone',
  companies: [],
};

/** One that fetches, and one that is sent to where there is a stand-in for it: beside that of the downstream system. */
export function demoSubscribers({
  WIRE_URL: url = '',
  WIRE_SECRET: secret = '',
}: Readonly<Record<string, string | undefined>>): DemoSubscriber[] {
  if (!url.endsWith('/stories') || secret === '') return [gazette];
  const address = url.replace(/stories$/, 'receivers/cedar-wire');
  const cedar = { name: 'Cedar Wire', kind: 'push' as const, format: 'newsml-g2', companies: [] };
  return [gazette, { ...cedar, address, secret }];
}
