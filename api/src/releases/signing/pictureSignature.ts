import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { CoseAlgorithmIdentifier, LocalSigner } from '@trustnxt/c2pa-ts/cose';
import { CreativeWorkAssertion, DataHashAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { pictureCertificates } from './pictureCertificates';
import type { PictureClaims, SignableType } from './pictureManifest';
import type { Signer } from './signingKey';

const kinds = { 'image/jpeg': JPEG, 'image/png': PNG } as const;

/** Bytes of room that the signature may grow into. */
const padding = 1_000;

const uuidOf = (digest: string): string =>
  [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `5${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');

/** What signs, for which site; `digest` names the picture and what it says, in hexadecimal. */
type Signing = { claims: PictureClaims; digest: string; signer: Signer; siteName: string; host: string };

/** A picture with the manifest of its claims, in the place of any before. */
export const signPicture = async (
  bytes: Buffer,
  type: SignableType,
  { claims, digest, signer: key, siteName, host }: Signing,
): Promise<Buffer> => {
  const year = claims.publishedAt.getUTCFullYear();
  const { privateKey, leaf, root } = await pictureCertificates(key, { siteName, host, year });
  const signer = new LocalSigner(privateKey, CoseAlgorithmIdentifier.Ed25519, leaf, [root]);
  const asset = new kinds[type](bytes);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    assetFormat: type,
    instanceID: `xmp:iid:${uuidOf(digest)}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  // The same picture is the same bytes on every process: readers keep it by its digest.
  manifest.label = `urn:uuid:${uuidOf(digest)}`;
  if (manifest.signature !== undefined) manifest.signature.signatureData.paddingLength = padding;
  const { headline, address, company, publishedAt, alt, caption, credit } = claims;
  if (manifest.claim !== undefined) {
    manifest.claim.title = headline;
    manifest.claim.claimGeneratorName = 'Dispatch';
  }
  const work = new CreativeWorkAssertion();
  work.creativeWork = Object.assign(
    {
      '@context': 'https://schema.org',
      '@type': 'CreativeWork' as const,
      url: address,
      datePublished: publishedAt.toISOString(),
      publisher: { '@type': 'Organization' as const, name: company },
    },
    alt === '' ? {} : { description: alt },
    caption === '' ? {} : { abstract: caption },
    credit === '' ? {} : { creditText: credit },
  );
  manifest.addAssertion(work);
  const hash = DataHashAssertion.create('SHA-256');
  manifest.addAssertion(hash);
  await asset.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
};
