import { productVersion } from '../../platform/settings/productVersion';
import { pictureCertificates } from './pictureCertificates';
import type { Signer } from './signingKey';

/** What a picture says of itself: which release it belongs to, and what it shows. */
export type PictureClaims = {
  headline: string;
  address: string;
  company: string;
  publishedAt: Date;
  alt: string;
  caption: string;
  credit: string;
};

export type SignableType = 'image/jpeg' | 'image/png';

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
  // Loaded when the first picture is signed: they take half a second and 35 MB.
  const [{ JPEG, PNG }, { CoseAlgorithmIdentifier, LocalSigner }, manifests] = await Promise.all([
    import('@trustnxt/c2pa-ts/asset'),
    import('@trustnxt/c2pa-ts/cose'),
    import('@trustnxt/c2pa-ts/manifest'),
  ]);
  const { CreativeWorkAssertion, DataHashAssertion, ManifestStore } = manifests;
  const year = claims.publishedAt.getUTCFullYear();
  const { privateKey, leaf, root } = await pictureCertificates(key, { siteName, host, year });
  const signer = new LocalSigner(privateKey, CoseAlgorithmIdentifier.Ed25519, leaf, [root]);
  const asset = type === 'image/jpeg' ? new JPEG(bytes) : new PNG(bytes);
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
    manifest.claim.claimGeneratorVersion = productVersion;
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
