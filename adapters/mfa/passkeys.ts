import net from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Effect, Schema } from 'effect'
import { BadPasskey, type PasskeyJson, type Passkeys } from '#core/ports/passkeys.ts'

/** Loaded with the first passkey, so that CLI commands do not wait for it. */
const library = () => import('@simplewebauthn/server')

/** Time limit of a WebAuthn ceremony, milliseconds; the challenge is valid for the same time. */
const timeout = 5 * 60_000
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const textOf = (encoded: string) => Buffer.from(encoded, 'base64url').toString()
const encodeChallenge = (challenge: string) => Buffer.from(challenge).toString('base64url')
const json = (options: object) => JSON.parse(JSON.stringify(options)) as PasskeyJson

const PasskeyResponse = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,1400}$/)),
  response: Schema.Struct({ clientDataJSON: Schema.String, userHandle: Schema.optional(Schema.NullOr(Schema.String)) }),
})
/** Token of `generateToken`. */
const Challenge = Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/))
const ClientData = Schema.fromJsonString(Schema.Struct({ challenge: Schema.String }))

/** Fails with BadPasskey when the library throws: the response does not prove anything. */
const orBadPasskey = <Result>(prove: () => Promise<Result>) => Effect.tryPromise({ try: prove, catch: () => new BadPasskey() })

/** Passkeys of the site at `publicUrl`, by SimpleWebAuthn. */
export const makePasskeys = ({ publicUrl }: { readonly publicUrl: string }): Passkeys => {
  const { hostname: rpID, origin } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    supported: net.isIP(rpID.replace(/^\[|\]$/g, '')) === 0,
    creationOptions: ({ id, email, name }, existing, challenge) =>
      Effect.promise(async () =>
        (await library()).generateRegistrationOptions({
          rpName: 'Kredka',
          rpID,
          timeout,
          challenge: bytesOf(challenge),
          userID: bytesOf(id),
          userName: email,
          userDisplayName: name,
          excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      ).pipe(Effect.map(json)),
    requestOptions: (challenge) =>
      Effect.promise(async () =>
        (await library()).generateAuthenticationOptions({ rpID, timeout, challenge: bytesOf(challenge), userVerification: 'required' }),
      ).pipe(Effect.map(json)),
    parse: (clientResponse) =>
      orBadPasskey(async () => {
        const { id, response } = Schema.decodeUnknownSync(PasskeyResponse)(clientResponse)
        const { challenge } = Schema.decodeUnknownSync(ClientData)(textOf(response.clientDataJSON))
        const owner = response.userHandle ? textOf(response.userHandle) : null
        return { credential_id: id, challenge: Schema.decodeUnknownSync(Challenge)(textOf(challenge)), owner }
      }),
    verifyRegistration: (clientResponse, challenge) =>
      orBadPasskey(async () => {
        const response = clientResponse as unknown as RegistrationResponseJSON
        const { verifyRegistrationResponse } = await library()
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response,
          expectedChallenge: encodeChallenge(challenge),
        })
        if (!registrationInfo) throw new BadPasskey()
        const { credential: registered, credentialDeviceType, credentialBackedUp } = registrationInfo
        return {
          credential_id: registered.id,
          public_key: registered.publicKey,
          counter: registered.counter,
          transports: (registered.transports ?? []).map(String),
          backup_eligible: credentialDeviceType === 'multiDevice',
          backed_up: credentialBackedUp,
        }
      }),
    verifyAuthentication: (clientResponse, challenge, { credential_id: id, public_key }) =>
      orBadPasskey(async () => {
        const response = clientResponse as unknown as AuthenticationResponseJSON
        // Zero disables the library's counter check; the caller compares counters.
        const credential = { id, publicKey: new Uint8Array(public_key), counter: 0 }
        const expectedChallenge = encodeChallenge(challenge)
        const { verifyAuthenticationResponse } = await library()
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge,
          credential,
        })
        if (!verified) throw new BadPasskey()
        return { counter: authenticationInfo.newCounter, backed_up: authenticationInfo.credentialBackedUp }
      }),
  }
}
