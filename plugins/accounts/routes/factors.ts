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
    tells: 'Makes the secret that an app makes codes of; it counts once it is confirmed.',
    takes: OnlyPassword,
    gives: TotpSetup,
    does: SetUpTotp,
    may: 'user',
    fails: [MissingJwt, BadPassword, SecondFactorOn, SecondFactorNeeded, TooManyRequests],
  }),
  post('/api/v1/account/2fa/confirm', {
    tells: 'Turns codes of an app on by one of them; the recovery codes are told this once.',
    takes: Schema.Struct({ code: Code }),
    gives: RecoveryCodes,
    does: ConfirmTotp,
    may: 'user',
    fails: [MissingJwt, BadCode, SecondFactorOn, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/disable', {
    tells: 'Turns codes of an app off.',
    takes: Proof,
    gives: StatusOf('off'),
    does: TurnTotpOff,
    may: 'user',
    fails: [MissingJwt, BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/recovery', {
    tells: 'Gives new recovery codes in place of those before, told this once.',
    takes: Proof,
    gives: RecoveryCodes,
    does: RenewRecoveryCodes,
    may: 'user',
    fails: [MissingJwt, BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/login', {
    tells: 'The second step of signing in: the word of the first, with a code of the app or a recovery code. Five tries.',
    takes: SecondStep,
    gives: SignedIn,
    does: ConfirmLogIn,
    may: 'anyone',
    session: true,
    says: withCookie,
    fails: [BadCode, SecondFactorGone, TooManyRequests],
  }),
]

/** Rows of passkeys. */
const passkeyRoutes = [
  post('/api/v1/account/passkey/options', {
    tells: 'What a browser makes a passkey by (WebAuthn creation options as JSON), for five minutes.',
    takes: OnlyPassword,
    gives: PasskeyAnswer,
    does: OfferPasskey,
    may: 'user',
    fails: [MissingJwt, BadPassword, SecondFactorNeeded, TooManyRequests],
  }),
  post('/api/v1/account/passkey', {
    tells: 'Keeps the passkey that the browser has made.',
    takes: Schema.Struct({ response: PasskeyAnswer, name: PasskeyName }),
    gives: PasskeyView,
    does: AddPasskey,
    may: 'user',
    fails: [MissingJwt, BadPasskey, PasskeyKnown],
  }),
  get('/api/v1/account/passkey', {
    tells: 'One’s passkeys, the oldest first.',
    takes: NoInput,
    gives: Schema.Array(PasskeyView),
    does: ListPasskeys,
    may: 'user',
    fails: [MissingJwt],
  }),
  del('/api/v1/account/passkey/:id', {
    tells: 'Forgets a passkey.',
    takes: ById,
    gives: StatusOf('removed'),
    does: RemovePasskey,
    may: 'user',
    fails: [MissingJwt, PasskeyNotFound, SecondFactorNeeded],
  }),
  post('/api/v1/account/passkey/login/options', {
    tells: 'What a browser lets its owner sign in by (WebAuthn request options as JSON), for five minutes.',
    takes: NoInput,
    gives: PasskeyAnswer,
    does: AskPasskey,
    may: 'anyone',
    fails: [TooManyRequests],
  }),
  post('/api/v1/account/passkey/login', {
    tells: 'Signs in by a passkey alone, which counts as two factors.',
    takes: Schema.Struct({ response: PasskeyAnswer, refresh_token: Schema.NullOr(Schema.String) }),
    gives: SignedIn,
    does: LogInByPasskey,
    may: 'anyone',
    session: true,
    says: withCookie,
    fails: [BadPasskey, TooManyRequests],
  }),
]

export const factorRoutes = [...codeRoutes, ...passkeyRoutes]
