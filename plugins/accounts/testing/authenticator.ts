import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a row gave for a browser: of the options only what a device looks at. */
interface Options {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const word = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value])
/** CBOR (RFC 8949), as much of it as devices say. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Uint8Array) =>
  Buffer.concat([Buffer.from(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length]), value])

/** A device that holds one passkey and signs with it, as browsers hand its answers on; for tests. */
export const makeAuthenticator = (origin = 'http://kredka.test') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let owner = ''
  const data = (flags: number, counter: number) => Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags]), word(counter)])
  const client = (type: 'create' | 'get', challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const answer = (response: Readonly<Record<string, Uint8Array>>) => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, Buffer.from(value).toString('base64url')])),
  })
  return {
    id,
    /** Makes the passkey; present, verified, with its public key. */
    create: ({ challenge, user }: Options) => {
      owner = user?.id ?? ''
      const [cx, cy] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      const key = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), bytes(cx), Buffer.from([0x22]), bytes(cy)])
      const made = Buffer.concat([data(0x45, 1), Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key])
      const parts = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(made)]
      return answer({ clientDataJSON: client('create', challenge), attestationObject: Buffer.concat(parts) })
    },
    /** Signs a challenge; `counter`: how often it says that it signed. */
    get: ({ challenge }: Options, counter = 2) => {
      const [authenticatorData, clientDataJSON] = [data(0x05, counter), client('get', challenge)]
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey)
      return answer({ authenticatorData, clientDataJSON, signature, userHandle: Buffer.from(owner, 'base64url') })
    },
  }
}
