import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percent } from './percent';
import { type Outcome, type Session, results } from './session';
import { pictureName } from './manifest';
import { reportScript, reportStyle } from './reportLook';
import { verdictOn } from './verdict';

/** Writes test-results/shots/index.html: each difference side by side, and all pictures that were taken. */
export function writeReport(root: string, session: Session): void {
  const tokens = readFileSync(join(root, 'design-system', 'src', 'tokens.css'), 'utf8');
  writeFileSync(join(root, results, 'index.html'), reportOf(session, tokens));
}

/**
 * The page for a session. It names the pictures beside it, and nothing else from outside.
 * @param tokens the style sheet with the tokens of the design system
 */
export function reportOf(session: Session, tokens: string): string {
  const { outcomes, setting } = session;
  const { notJudged } = verdictOn(session);
  const of = (...kinds: Outcome['kind'][]) => outcomes.filter(({ kind }) => kinds.includes(kind));
  const [changed, added, stopped, faults] = [of('changed'), of('new'), of('stopped'), of('fault')];
  const counts = [
    `${outcomes.length} pictures`,
    `${of('equal', 'close').length} as stored`,
    `${changed.length} changed`,
    `${added.length} new`,
    `${stopped.length} whose play stops`,
    `${faults.length} could not be taken`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Pictures of the stories</title>
<style>${tokens}\n${reportStyle}</style>
</head>
<body>
<header>
<h1>Pictures of the stories</h1>
<p>${counts.join(', ')}. Chromium ${escaped(setting.chromium)}, ${escaped(setting.system)}.</p>
${notJudged === null ? '' : `<p class="note">Not judged. ${escaped(notJudged)}</p>`}
<div class="tools">
<label>Theme of this page <select id="theme"><option value="">As the system</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
<label>Show only <input id="words" type="search" placeholder="a part or a story"></label>
</div>
${changed.length === 0 ? '' : `<nav aria-labelledby="list"><h2 id="list">What changed</h2><ol>${changed.map(linkTo).join('')}</ol></nav>`}
</header>
<main>
${section('Changed', changed.map(differenceOf))}
${section('Could not be taken', faults.map(reasonOf))}
${section(
  'Play stops before its end in this width',
  stopped.map((outcome) => reasonOf(outcome) + pictureOf(outcome)),
)}
${section('New', added.map(pictureOf), 'wall')}
${section('All that were taken', of('equal', 'close', 'changed').map(pictureOf), 'wall')}
</main>
<script>${reportScript}</script>
</body>
</html>
`;
}

function section(title: string, articles: readonly string[], look = ''): string {
  if (articles.length === 0) return '';
  return `<section><h2>${title} (${articles.length})</h2><div class="${look}">${articles.join('\n')}</div></section>`;
}

const anchorOf = ({ story, pose }: Outcome): string => `${story.id}-${pose}`;
const nameOf = ({ story, pose }: Outcome): string => `${escaped(story.title)}, ${pose}`;
const linkTo = (outcome: Outcome): string =>
  `<li><a href="#${anchorOf(outcome)}">${nameOf(outcome)}</a> ${percent(outcome.part ?? 0)}</li>`;

function differenceOf(outcome: Outcome): string {
  const { before, after, part = 0 } = outcome;
  return `<article id="${anchorOf(outcome)}" data-name="${nameOf(outcome)}" tabindex="-1">
<h3>${nameOf(outcome)}</h3>
<p>${percent(part)} of the pixels differ. <button type="button" data-swap aria-pressed="false">Show before in the place of after</button></p>
<div class="row">
${figure(outcome, 'before', 'Before', before)}
${figure(outcome, 'after', 'After', after)}
${figure(outcome, 'difference', 'Difference')}
</div></article>`;
}

const pictureOf = (outcome: Outcome): string =>
  `<article data-name="${nameOf(outcome)}">${figure(outcome, 'after', nameOf(outcome), outcome.after)}</article>`;

const reasonOf = ({ reason = '', ...outcome }: Outcome): string =>
  `<article data-name="${nameOf(outcome)}"><h3>${nameOf(outcome)}</h3><details><summary>${escaped(reason.split('\n')[0] ?? '')}</summary><pre>${escaped(reason)}</pre></details></article>`;

function figure(outcome: Outcome, folder: string, title: string, size?: readonly [number, number]): string {
  const path = `${folder}/${pictureName(outcome.pose, outcome.story.id)}`;
  const [width, height] = size ?? [];
  const measure = size ? ` <span>${width} × ${height}</span>` : '';
  const box = size ? ` width="${width}" height="${height}"` : '';
  return `<figure><figcaption>${title}${measure}</figcaption><a href="${path}"><img src="${path}" alt="${folder}: ${nameOf(outcome)}" loading="lazy"${box}></a></figure>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
