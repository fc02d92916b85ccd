import { hkdfSync, webcrypto } from 'node:crypto';
import type { X509Certificate } from '@peculiar/x509';
import { pkcs8Of, type Signer } from './signingKey';

const pairOf = async (seed: Uint8Array) => {
  const pkcs8 = pkcs8Of(seed);
  const privateKey = await webcrypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x = '' } = await webcrypto.subtle.exportKey('jwk', privateKey);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x };
  const publicKey = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', true, ['verify']);
  return { pkcs8, privateKey, publicKey };
};

/** What stands for a part of a name in a certificate; other signs would end it. */
const named = (text: string): string => text.replaceAll(/[^\p{L}\p{N} .:-]/gu, ' ').trim();

/** A key that somebody else has is revoked where the site publishes its keys; no certificate has to end for that. */
const validYears = 20;

export type PictureCertificates = { privateKey: Uint8Array; leaf: X509Certificate; root: X509Certificate };

/**
 * The certificates by which pictures are signed (C2PA asks for X.509): the key of the site vouches for one that is derived from
 * it. The same on every process, from the year of a publication on.
 */
export const pictureCertificates = async (
  { name, seed }: Signer,
  { siteName, host, year }: { siteName: string; host: string; year: number },
): Promise<PictureCertificates> => {
  const {
    AuthorityKeyIdentifierExtension,
    BasicConstraintsExtension,
    ExtendedKeyUsage,
    ExtendedKeyUsageExtension,
    KeyUsageFlags,
    KeyUsagesExtension,
    SubjectKeyIdentifierExtension,
    X509CertificateGenerator,
  } = await import('@peculiar/x509');
  const site = await pairOf(seed);
  const picture = await pairOf(new Uint8Array(hkdfSync('sha256', seed, '', 'pictures', 32)));
  const organization = named(siteName);
  const issuer = `O=${organization}, CN=${named(host)} ${name}`;
  const common = {
    issuer,
    notBefore: new Date(Date.UTC(year, 0, 1)),
    notAfter: new Date(Date.UTC(year + validYears, 0, 1)),
    signingKey: site.privateKey,
    signingAlgorithm: { name: 'Ed25519' },
  };
  const root = await X509CertificateGenerator.create({
    ...common,
    serialNumber: '01',
    subject: issuer,
    publicKey: site.publicKey,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(site.publicKey),
    ],
  });
  const leaf = await X509CertificateGenerator.create({
    ...common,
    serialNumber: '02',
    subject: `O=${organization}, CN=${named(host)}`,
    publicKey: picture.publicKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      // The use that C2PA takes for signing.
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection], true),
      await SubjectKeyIdentifierExtension.create(picture.publicKey),
      await AuthorityKeyIdentifierExtension.create(site.publicKey),
    ],
  });
  return { privateKey: picture.pkcs8, leaf, root };
};
