import { ruleMessage } from '@dispatch/contract';
import { type Call, withoutTransaction } from '../call/handler';
import { inputProblem } from '../call/problem';
import { inTransaction } from '../database/database';
import { changeLogo, newLogo } from '../files/logo';
import type { StoredFile } from '../files/StoredFile';
import { refuseStale } from './change';
import { readSettings, saveSettings, settingsToChange } from './storedSettings';
import { presentSite, siteInForce, type Site } from './siteInForce';

type Saving = Call<'setSettings'>;

/** Each in one line, without the spaces around it. */
const textsOf = ({ body }: Saving): Partial<Site> => {
  const { version: _version, isLogoRemoved: _isRemoved, logoUploadKey: _key, ...texts } = body;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(/\s+/g, ' ').trim()]),
  );
};

/** A pattern takes addresses that no browser can open. */
const refuseBrokenLinks = (texts: Partial<Site>): void => {
  const broken = (['termsUrl', 'privacyUrl'] as const).filter((name) => {
    const address = texts[name] ?? '';
    return address !== '' && !URL.canParse(address);
  });
  if (broken.length === 0) return;
  throw inputProblem(
    broken.map((name) => ({
      pointer: `/${name}`,
      rule: 'pattern',
      message: ruleMessage('SiteSettingsChange', name, 'pattern'),
    })),
  );
};

const save = async (call: Saving, texts: Partial<Site>, logo: StoredFile | null): Promise<Site> => {
  const { body, config, now } = call;
  const before = siteInForce(config, await settingsToChange());
  refuseStale(before, body.version);
  const change = { logo, isTakenAway: body.isLogoRemoved === true };
  const logoKey = await changeLogo(before.logoKey, change, { usedBy: 'site', usedById: 1 }, now);
  const after: Site = { ...before, ...texts, logoKey };
  await saveSettings({ before, after, action: 'settings.save', group: 'site' }, call);
  return after;
};

export const setSettings = withoutTransaction<'setSettings'>(async (call) => {
  const texts = textsOf(call);
  refuseBrokenLinks(texts);
  // Before the image is worked on, and again when it is saved.
  refuseStale(siteInForce(call.config, await readSettings()), call.body.version);
  const logo = await newLogo(call);
  return { status: 200, body: presentSite(await inTransaction(() => save(call, texts, logo))) };
});
