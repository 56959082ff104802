import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The WebAuthn options that an authenticator reads. */
interface Options {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const uint32 = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value])
/** The CBOR encodings (RFC 8949) that an attestation needs. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Uint8Array) =>
  Buffer.concat([Buffer.from(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length]), value])

/** Creates a virtual authenticator with one passkey; its responses are those of `PublicKeyCredential.toJSON`. */
export const makeVirtualAuthenticator = (origin = 'http://kredka.test') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let owner = ''
  const data = (flags: number, counter: number) => Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags]), uint32(counter)])
  const clientData = (type: 'create' | 'get', challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const response = (fields: Readonly<Record<string, Uint8Array>>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Buffer.from(value).toString('base64url')])),
  })
  return {
    id,
    /** Creates the passkey: user present and verified, attestation with the public key. */
    create: ({ challenge, user }: Options) => {
      owner = user?.id ?? ''
      const cx = Buffer.from(x, 'base64url')
      const cy = Buffer.from(y, 'base64url')
      const key = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), bytes(cx), Buffer.from([0x22]), bytes(cy)])
      const authData = Buffer.concat([data(0x45, 1), Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key])
      const parts = [
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]
      return response({ clientDataJSON: clientData('create', challenge), attestationObject: Buffer.concat(parts) })
    },
    /** Signs a challenge; `counter`: signature counter that the device reports. */
    get: ({ challenge }: Options, counter = 2) => {
      const authenticatorData = data(0x05, counter)
      const clientDataJSON = clientData('get', challenge)
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey)
      return response({ authenticatorData, clientDataJSON, signature, userHandle: Buffer.from(owner, 'base64url') })
    },
  }
}
