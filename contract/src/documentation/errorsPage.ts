import { STATUS_CODES } from 'node:http';
import { describeOperations } from '../../document/describedOperations';
import { isObject, listAt, objectAt, printed, type JsonObject } from '../../document/references';

/** What is known of a code: by which statuses it comes, what it says, and which calls answer it. */
type Described = { statuses: Set<number>; texts: Set<string>; calls: Set<string> };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Every code of the contract, in its order, with what its examples say of it. */
export const describeCodes = (contract: JsonObject): ReadonlyMap<string, Described> => {
  const enumeration = listAt(
    objectAt(objectAt(objectAt(contract, 'components'), 'schemas'), 'ProblemCode'),
    'enum',
  );
  const codes = new Map<string, Described>(
    enumeration.map((code) => [printed(code), { statuses: new Set(), texts: new Set(), calls: new Set() }]),
  );
  for (const { written, answers } of describeOperations(contract))
    for (const { media } of answers)
      for (const { value } of media.flatMap(({ examples }) => examples)) {
        const found = isObject(value) ? codes.get(printed(value['code'])) : undefined;
        if (found === undefined || !isObject(value) || value['requestId'] === undefined) continue;
        found.statuses.add(Number(value['status']));
        found.texts.add(printed(value['message']));
        found.calls.add(printed(written.operation['operationId']));
      }
  return codes;
};

const mostNamed = 12;

const section = ([code, { statuses, texts, calls }]: [string, Described]): string => {
  const named = [...calls].toSorted();
  const more = named.length - mostNamed;
  return `<section id="${code}">
<h2><a href="#${code}"><code>${code}</code></a></h2>
${
  statuses.size === 0
    ? ''
    : `<p>${[...statuses].map((status) => `${status} ${STATUS_CODES[status] ?? ''}`).join(', ')}</p>
<ul>${[...texts].map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`
}
<p>${
    named.length === 0
      ? 'Any call.'
      : `Answered by ${named
          .slice(0, mostNamed)
          .map((call) => `<code>${call}</code>`)
          .join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  }</p>
</section>`;
};

const write = (contract: JsonObject): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Errors · Dispatch API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/look.css" />
    <style>
      body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; color: var(--fg-default); font: 1rem/1.5 var(--scalar-font); }
      h2 { margin: 2rem 0 0; font-size: 1.125rem; overflow-wrap: anywhere; }
      p { margin: 0.25rem 0; color: var(--fg-muted); overflow-wrap: anywhere; }
      ul { margin: 0.25rem 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
      a { color: var(--link); }
      code { font-family: var(--scalar-font-code); font-size: 0.9375em; }
      :target { border-left: 4px solid var(--link); padding-left: 1rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>Errors</h1>
      <p>
        Every refusal is application/problem+json, and its <code>type</code> leads to its code on this page. What its <code>message</code> says is for people and
        may change; a <code>code</code> stays. <a href="/api/docs">The calls</a>
      </p>
${[...describeCodes(contract)].map(section).join('\n')}
    </main>
  </body>
</html>
`;

/** It takes a tenth of a second to write, and anybody may ask for it. */
const written = new WeakMap<JsonObject, string>();

/** The page to which the `type` of a refusal leads: every code with its status, its sentences, and its calls. */
export const errorsPage = (contract: JsonObject): string => {
  const page = written.get(contract) ?? write(contract);
  written.set(contract, page);
  return page;
};
