import { Effect } from 'effect'
import { BadPasskey, type PasskeyJson, type Passkeys, type PublicKey } from '#core/ports/passkeys.ts'

/** Response of a browser: `signed_by` is the credential that really signed. */
interface BrowserResponse {
  readonly credential_id: string
  readonly challenge: string
  readonly owner: string | null
  readonly counter: number
  readonly signed_by: string
}

/** Creates the response of a browser to a challenge; with `signed_by` of another credential its signature is wrong. */
export const passkeyResponse = (challenge: unknown, over: Partial<BrowserResponse> = {}): PasskeyJson => {
  const credential_id = over.credential_id ?? 'credential1'
  return { credential_id, challenge: String(challenge), owner: null, counter: 0, signed_by: credential_id, ...over }
}

const isResponse = (response: PasskeyJson): boolean => typeof response['credential_id'] === 'string' && 'challenge' in response

/** Creates passkeys whose signatures are plain data. */
export const makePasskeys = ({ supported = true }: { readonly supported?: boolean } = {}): Passkeys => {
  const verify = (response: PasskeyJson, challenge: string, credentialId: string) => {
    const { challenge: answered, signed_by, counter } = response as unknown as BrowserResponse
    return answered === challenge && signed_by === credentialId ? Effect.succeed(counter) : Effect.fail(new BadPasskey())
  }
  return {
    supported,
    creationOptions: (owner, known, challenge) =>
      Effect.succeed({ challenge, user: { ...owner }, excluded: known.map(({ credential_id }) => credential_id) }),
    requestOptions: (challenge) => Effect.succeed({ challenge }),
    parse: (response) => {
      const { credential_id, challenge, owner } = response as unknown as BrowserResponse
      return isResponse(response) ? Effect.succeed({ credential_id, challenge, owner }) : Effect.fail(new BadPasskey())
    },
    verifyRegistration: (response, challenge) => {
      const credential_id = String(response['credential_id'])
      const key: Omit<PublicKey, 'counter'> = {
        credential_id,
        public_key: new Uint8Array([1, 2, 3]),
        transports: ['internal'],
        backup_eligible: true,
        backed_up: false,
      }
      return Effect.map(verify(response, challenge, credential_id), (counter) => ({ ...key, counter }))
    },
    verifyAuthentication: (response, challenge, { credential_id }) =>
      Effect.map(verify(response, challenge, credential_id), (counter) => ({ counter, backed_up: true })),
  }
}
