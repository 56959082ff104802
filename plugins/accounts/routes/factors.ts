import { Schema } from 'effect'
import { MissingJwt } from '#core/access/refusals.ts'
import { del, get, NoInput, post } from '#core/plugin/routes.ts'
import { BadPasskey } from '#core/ports/passkeys.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { SignedIn } from '../contract/account.ts'
import { OwnPassword } from '../contract/credentials.ts'
import { Code, PasskeyAnswer, PasskeyName, PasskeyView, Proof, RecoveryCodes, SecondStep, TotpSetup } from '../contract/factors.ts'
import {
  BadCode,
  BadPassword,
  PasskeyKnown,
  PasskeyNotFound,
  SecondFactorGone,
  SecondFactorNeeded,
  SecondFactorOff,
  SecondFactorOn,
} from '../contract/failures.ts'
import { AddPasskey } from '../use-cases/add-passkey.ts'
import { AskPasskey } from '../use-cases/ask-passkey.ts'
import { ConfirmLogIn } from '../use-cases/confirm-log-in.ts'
import { ConfirmTotp } from '../use-cases/confirm-totp.ts'
import { ListPasskeys } from '../use-cases/list-passkeys.ts'
import { LogInByPasskey } from '../use-cases/log-in-by-passkey.ts'
import { OfferPasskey } from '../use-cases/offer-passkey.ts'
import { RemovePasskey } from '../use-cases/remove-passkey.ts'
import { RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts'
import { SetUpTotp } from '../use-cases/set-up-totp.ts'
import { TurnTotpOff } from '../use-cases/turn-totp-off.ts'
import { ById, StatusOf } from './shapes.ts'
import { withCookie } from './with-cookie.ts'

const OnlyPassword = Schema.Struct({ password: OwnPassword })

/** Rows of second factors: codes of an app (features AU-14, decisions §20). */
const codeRoutes = [
  post('/api/v1/account/2fa/setup', {
    summary: 'Makes the secret that an app makes codes of; it counts once it is confirmed.',
    input: OnlyPassword,
    output: TotpSetup,
    handler: SetUpTotp,
    access: 'user',
    errors: [MissingJwt, BadPassword, SecondFactorOn, SecondFactorNeeded, TooManyRequests],
  }),
  post('/api/v1/account/2fa/confirm', {
    summary: 'Turns codes of an app on by one of them; the recovery codes are told this once.',
    input: Schema.Struct({ code: Code }),
    output: RecoveryCodes,
    handler: ConfirmTotp,
    access: 'user',
    errors: [MissingJwt, BadCode, SecondFactorOn, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/disable', {
    summary: 'Turns codes of an app off.',
    input: Proof,
    output: StatusOf('off'),
    handler: TurnTotpOff,
    access: 'user',
    errors: [MissingJwt, BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/recovery', {
    summary: 'Gives new recovery codes in place of those before, told this once.',
    input: Proof,
    output: RecoveryCodes,
    handler: RenewRecoveryCodes,
    access: 'user',
    errors: [MissingJwt, BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/login', {
    summary: 'The second step of signing in: the word of the first, with a code of the app or a recovery code. Five tries.',
    input: SecondStep,
    output: SignedIn,
    handler: ConfirmLogIn,
    access: 'anyone',
    session: true,
    toResponse: withCookie,
    errors: [BadCode, SecondFactorGone, TooManyRequests],
  }),
]

/** Rows of passkeys. */
const passkeyRoutes = [
  post('/api/v1/account/passkey/options', {
    summary: 'What a browser makes a passkey by (WebAuthn creation options as JSON), for five minutes.',
    input: OnlyPassword,
    output: PasskeyAnswer,
    handler: OfferPasskey,
    access: 'user',
    errors: [MissingJwt, BadPassword, SecondFactorNeeded, TooManyRequests],
  }),
  post('/api/v1/account/passkey', {
    summary: 'Keeps the passkey that the browser has made.',
    input: Schema.Struct({ response: PasskeyAnswer, name: PasskeyName }),
    output: PasskeyView,
    handler: AddPasskey,
    access: 'user',
    errors: [MissingJwt, BadPasskey, PasskeyKnown],
  }),
  get('/api/v1/account/passkey', {
    summary: 'One’s passkeys, the oldest first.',
    input: NoInput,
    output: Schema.Array(PasskeyView),
    handler: ListPasskeys,
    access: 'user',
    errors: [MissingJwt],
  }),
  del('/api/v1/account/passkey/:id', {
    summary: 'Forgets a passkey.',
    input: ById,
    output: StatusOf('removed'),
    handler: RemovePasskey,
    access: 'user',
    errors: [MissingJwt, PasskeyNotFound, SecondFactorNeeded],
  }),
  post('/api/v1/account/passkey/login/options', {
    summary: 'What a browser lets its owner sign in by (WebAuthn request options as JSON), for five minutes.',
    input: NoInput,
    output: PasskeyAnswer,
    handler: AskPasskey,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  post('/api/v1/account/passkey/login', {
    summary: 'Signs in by a passkey alone, which counts as two factors.',
    input: Schema.Struct({ response: PasskeyAnswer, refresh_token: Schema.NullOr(Schema.String) }),
    output: SignedIn,
    handler: LogInByPasskey,
    access: 'anyone',
    session: true,
    toResponse: withCookie,
    errors: [BadPasskey, TooManyRequests],
  }),
]

export const factorRoutes = [...codeRoutes, ...passkeyRoutes]
