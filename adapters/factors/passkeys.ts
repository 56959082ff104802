import net from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Effect, Schema } from 'effect'
import { BadPasskey, type PasskeyJson, type Passkeys } from '#core/ports/passkeys.ts'

/** Read when the first passkey comes: commands would wait for it and never see one. */
const library = () => import('@simplewebauthn/server')

/** How long a browser waits for its owner's finger, milliseconds; the challenge lives as long. */
const timeout = 5 * 60_000
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const textOf = (encoded: string) => Buffer.from(encoded, 'base64url').toString()
const challengeIn = (challenge: string) => Buffer.from(challenge).toString('base64url')
const json = (options: object) => JSON.parse(JSON.stringify(options)) as PasskeyJson

const Answered = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,1400}$/)),
  response: Schema.Struct({ clientDataJSON: Schema.String, userHandle: Schema.optional(Schema.NullOr(Schema.String)) }),
})
/** A word of `newSecret`. */
const Challenge = Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/))
const ClientData = Schema.fromJsonString(Schema.Struct({ challenge: Schema.String }))

/** Whatever the library throws at is an answer that proves nothing. */
const proven = <Result>(prove: () => Promise<Result>) => Effect.tryPromise({ try: prove, catch: () => new BadPasskey() })

/** Passkeys of the site at `publicUrl`, by SimpleWebAuthn. */
export const makePasskeys = ({ publicUrl }: { readonly publicUrl: string }): Passkeys => {
  const { hostname: rpID, origin } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    possible: net.isIP(rpID.replace(/^\[|\]$/g, '')) === 0,
    creation: ({ id, email, name }, known, challenge) =>
      Effect.promise(async () =>
        (await library()).generateRegistrationOptions({
          ...{ rpName: 'Kredka', rpID, timeout, challenge: bytesOf(challenge) },
          ...{ userID: bytesOf(id), userName: email, userDisplayName: name },
          excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      ).pipe(Effect.map(json)),
    request: (challenge) =>
      Effect.promise(async () =>
        (await library()).generateAuthenticationOptions({ rpID, timeout, challenge: bytesOf(challenge), userVerification: 'required' }),
      ).pipe(Effect.map(json)),
    read: (answer) =>
      proven(async () => {
        const { id, response } = Schema.decodeUnknownSync(Answered)(answer)
        const { challenge } = Schema.decodeUnknownSync(ClientData)(textOf(response.clientDataJSON))
        const owner = response.userHandle ? textOf(response.userHandle) : null
        return { credential_id: id, challenge: Schema.decodeUnknownSync(Challenge)(textOf(challenge)), owner }
      }),
    made: (answer, challenge) =>
      proven(async () => {
        const response = answer as unknown as RegistrationResponseJSON
        const { verifyRegistrationResponse } = await library()
        const { registrationInfo } = await verifyRegistrationResponse({ ...expected, response, expectedChallenge: challengeIn(challenge) })
        if (!registrationInfo) throw new BadPasskey()
        const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
        return {
          ...{ credential_id: credential.id, public_key: credential.publicKey, counter: credential.counter },
          transports: (credential.transports ?? []).map(String),
          ...{ backup_eligible: credentialDeviceType === 'multiDevice', backed_up: credentialBackedUp },
        }
      }),
    signed: (answer, challenge, { credential_id: id, public_key }) =>
      proven(async () => {
        const response = answer as unknown as AuthenticationResponseJSON
        // Zero, so that the library leaves a counter that goes back to whoever must note it.
        const credential = { id, publicKey: new Uint8Array(public_key), counter: 0 }
        const expectedChallenge = challengeIn(challenge)
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
