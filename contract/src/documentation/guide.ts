import { oldSecretHours, webhookLogDays } from '../domain/webhooks';
import { mostTokens, tokenCalls, tokenPrefix } from '../domain/scopes';
import { leastNotice } from '../../document/deprecation';
import { operationTable } from '../generated/operationTable';

type Known = keyof typeof operationTable;

/** A call as a line of a shell: what is sent stands in single quotes. */
const curl = (id: Known, path: Readonly<Record<string, string>>, more: readonly string[] = []): string => {
  const { method, path: template } = operationTable[id];
  const address = Object.entries(path).reduce<string>(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    template,
  );
  return [
    `curl --request ${method.toUpperCase()} "$DISPATCH/api${address}"`,
    '--header "Authorization: Bearer $DISPATCH_TOKEN"',
    ...more,
  ].join(' \\\n  ');
};

const json = (body: string): string[] => ["--header 'Content-Type: application/json'", `--data '${body}'`];

const shell = (...lines: string[]): string => ['```sh', ...lines, '```'].join('\n');

const id = { id: '43' };

/** What somebody reads first who writes a program against the API, as Markdown; each address is the contract's. */
export const guideText = (): string =>
  [
    '## Access tokens',
    `Make one in the settings, under API: a name, what it may do, and for how many days. It is shown once, begins with \`${tokenPrefix}\`, and is sent with each call. An account has ${mostTokens} at most. It is refused from the moment at which it is revoked, when it expires, and when the password of the account changes.`,
    shell('export DISPATCH=https://… DISPATCH_TOKEN=dsp_…', curl('getMe', {})),
    'Which scope a call asks for stands at it. Some take no token, because somebody has to sign in for them: whatever charges a card, password, sessions and tokens, the export and the end of an account, acting for somebody. They answer 403 with the code `not-by-token`; a scope that is missing is 403 `token-scope`, and an unknown token 401 `invalid-token`.',
    '## A first release',
    'Five calls, with the scopes `releases.read`, `releases.write` and `orders.pay`. The first saves a draft and answers its `distributionId`, here 43; fields may be missing until it is complete. The second names every rule that it breaks. The third pays by a prepaid release of the same package; its order has to be what is saved. The fourth hands it to the editors, and the last says how it fares.',
    shell(
      curl('saveDraft', {}, json('{"package":"80","headline":"…"}')),
      '',
      curl('validateRelease', {}, json('{"package":"80","headline":"…","distributionId":43}')),
      '',
      curl('capturePaymentIntent', {}, [
        '--header "Idempotency-Key: $(uuidgen)"',
        ...json(
          '{"distributionId":43,"applyBundlePackage":true,"order":{"package":"80","cjl":0,"hasCisionSocialPost":false,"priorityReleaseEnabled":false}}',
        ),
      ]),
      '',
      curl('submitRelease', id),
      '',
      curl('getRelease', id),
    ),
    'The same is one command of the package [`@dispatch/cli`](/downloads/dispatch-cli.tgz): `dispatch release submit release.md --package basic --bundle --follow`. Its other commands are the calls below; `dispatch --help` lists them. Programs in TypeScript or JavaScript use the typed client, [`@dispatch/contract`](/downloads/dispatch-contract.tgz). Both are installed from this site: on npm their names are somebody else’s.',
    shell(
      'npm install --global "$DISPATCH/downloads/dispatch-cli.tgz"',
      'npm install "$DISPATCH/downloads/dispatch-contract.tgz"',
    ),
    '## Errors',
    'Every refusal is `application/problem+json`. `code` is a stable word for programs, one of those on [the page of errors](/api/docs/errors), to which `type` leads, `detail` a sentence for people, `errors` has all sentences, and `fields` names each field by a JSON pointer with the rule that it breaks. Nothing was changed, unless the answer says so. Name `requestId` when you ask about one. A 5xx and an answer that never came are worth another try, by the same Idempotency-Key where the call takes one.',
    '## Lists',
    'Lists come in pages: `pageNumber` counts from 1, `limit` is how many rows. `X-Total-Count` says how many there are, and `X-Total-Count-Capped` that there are more than were counted.',
    '## A call that is repeated',
    'Calls that make or charge something take `Idempotency-Key`, a text of your own for each thing that is to happen. A second call with it answers what the first has answered, and happens once; with another body it is 422, and 409 while the first still runs.',
    '## Webhooks',
    `Instead of asking again and again, have your program told: add its address in the settings, under API, or by createWebhook. What is sent stands below, under Webhooks: \`type\`, \`timestamp\` and \`data\`, signed as [Standard Webhooks](https://www.standardwebhooks.com/) say, so that a library for your language checks it. The secret begins with \`whsec_\`; \`webhook-signature\` has one signature for each secret that is good, since the one before a new one stays good for ${oldSecretHours} hours.`,
    `Answer by 2xx within ten seconds, and do the work afterwards: that counts as taken, and its text is kept for you to see. Anything else is sent again with growing pauses, for three days; redirects are not followed. Messages may come twice and in another order: \`webhook-id\` is the same each time. What takes nothing for three days, or answers 410, is switched off, and you are told by mail. For ${webhookLogDays} days everything that was not delivered can be sent again.`,
    '## Proofs',
    'What is published is signed. `proof.json` below the address of a release, or getReleaseProof, answers a JSON Web Signature (EdDSA) over canonical JSON (RFC 8785) of what the page says, with the SHA-256 of its files, and a proof ([C2SP tlog-proof](https://c2sp.org/tlog-proof)) that the public log at `/log` holds it. The entry in the log is the SHA-256 of the salt, which is the `extra` of the proof, and the signature. The keys are at `/.well-known/dispatch-keys.json`; `dispatch verify <address>` of the command checks all of it in 250 lines that anybody can read.',
    '## Limits',
    `A token may call ${tokenCalls.count} times in ${tokenCalls.window} seconds. \`RateLimit-Policy\` and \`RateLimit\` say how many calls are left (\`r\`) and in how many seconds they begin anew (\`t\`). Beyond that, and beyond what stands at a call itself, the answer is 429 with \`Retry-After\` in seconds.`,
    '## Versions',
    'The version stands above. Answers gain fields at any time: leave alone what you do not know. What would break a program raises the first of its numbers that is not 0, or the second while the first is 0. What each version changed stands below, under Changes.',
    `A call that will go is marked as deprecated, and stays for ${leastNotice} months at least. Until then its answers say since when (\`Deprecation\`, RFC 9745) and when it goes (\`Sunset\`, RFC 8594): have your program tell you when it sees either.`,
  ].join('\n\n');
