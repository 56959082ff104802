import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const hex = (text: string) => Buffer.from(text, 'hex')
/** A short text in CBOR. */
const word = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** A device with one passkey for the site at `origin`, as WebAuthn level 3 describes it: ES256, no attestation, its owner always verified. */
export const makeAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  // COSE: EC2 (1: 2), ES256 (3: -7), P-256 (-1: 1), x (-2), y (-3).
  const cose = Buffer.concat([
    hex('a501020326200121'),
    hex('5820'),
    Buffer.from(x, 'base64url'),
    hex('225820'),
    Buffer.from(y, 'base64url'),
  ])
  let counter = 0

  const data = (flags: number, ...more: readonly Buffer[]) => {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, ...more])
  }
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: object) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
    response: { ...response, transports: ['internal'] },
  })
  return {
    credentialId: base64url(id),
    publicKey: cose,
    /** What the browser says when the passkey was made for a challenge (base64url). */
    makes: (challenge: string) => {
      const credential = Buffer.concat([Buffer.alloc(16), hex('0020'), id, cose])
      const authData = data(0x45, credential)
      const attestation = Buffer.concat([hex('a3'), word('fmt'), word('none'), word('attStmt'), hex('a0'), word('authData')])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(Buffer.concat([attestation, Buffer.from([0x58, authData.length]), authData])),
      })
    },
    /** What it says when its owner signs a challenge; `userHandle`: whose passkey it is. */
    signs: (challenge: string, accountId: string) => {
      const [client, authenticatorData] = [clientData('webauthn.get', challenge), data(0x05)]
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)),
        userHandle: base64url(accountId),
      })
    },
  }
}
