import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Flags of WebAuthn: somebody was there, who has shown to be the owner, and a key is included. */
const [present, verified, included] = [0x01, 0x04, 0x40];

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): string =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });

const numbered = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A device with one passkey, in software: what a browser would answer for a page at `origin`. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #counter = 0;

  constructor(
    private readonly origin: string,
    private readonly isOwner = true,
  ) {}

  create({ challenge }: { challenge: string }): RegistrationResponseJSON {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const authData = Buffer.concat([
      this.#head(included),
      Buffer.alloc(16),
      numbered(this.#id.length, 2),
      this.#id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, this.origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  get({ challenge }: { challenge: string }): AuthenticationResponseJSON {
    this.#counter += 1;
    const clientDataJSON = clientData('webauthn.get', challenge, this.origin);
    const authData = this.#head(0);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(clientDataJSON)]),
      this.#keys.privateKey,
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    };
  }

  #head(more: number): Buffer {
    const flags = present | (this.isOwner ? verified : 0) | more;
    return Buffer.concat([
      sha256(new URL(this.origin).hostname),
      Buffer.from([flags]),
      numbered(this.#counter, 4),
    ]);
  }

  #named() {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }
}
