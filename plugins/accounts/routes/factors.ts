import { Schema } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { del, get, NoInput, post } from '#core/plugin/routes.ts'
import { BadPasskey } from '#core/ports/passkeys.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { SignedIn } from '../contract/account.ts'
import { CurrentPassword } from '../contract/credentials.ts'
import {
  CodeInput,
  WebAuthnJson,
  PasskeyName,
  PasskeyView,
  PasswordAndCode,
  RecoveryCodes,
  SecondFactorLogin,
  TotpSetup,
} from '../contract/factors.ts'
import {
  BadCode,
  BadPassword,
  PasskeyKnown,
  PasskeyNotFound,
  SecondFactorGone,
  SecondFactorNeeded,
  SecondFactorOff,
  SecondFactorOn,
} from '../contract/errors.ts'
import { AddPasskey } from '../use-cases/add-passkey.ts'
import { StartPasskeyLogin } from '../use-cases/start-passkey-login.ts'
import { LogInWithCode } from '../use-cases/log-in-with-code.ts'
import { EnableTotp } from '../use-cases/enable-totp.ts'
import { ListPasskeys } from '../use-cases/list-passkeys.ts'
import { LogInWithPasskey } from '../use-cases/log-in-with-passkey.ts'
import { StartPasskeyRegistration } from '../use-cases/start-passkey-registration.ts'
import { RemovePasskey } from '../use-cases/remove-passkey.ts'
import { RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts'
import { SetUpTotp } from '../use-cases/set-up-totp.ts'
import { DisableTotp } from '../use-cases/disable-totp.ts'
import { ById, StatusOf } from './schemas.ts'
import { withSessionCookie } from './with-session-cookie.ts'

const PasswordOnly = Schema.Struct({ password: CurrentPassword })

/** Routes of authenticator apps as second factors (features AU-14, decisions §20). */
const codeRoutes = [
  post('/api/v1/account/2fa/setup', {
    summary: 'Creates the secret for an authenticator app; it takes effect once it is confirmed.',
    input: PasswordOnly,
    output: TotpSetup,
    handler: SetUpTotp,
    access: 'user',
    errors: [MissingJwt, BadPassword, SecondFactorOn, SecondFactorNeeded, TooManyRequests],
  }),
  post('/api/v1/account/2fa/confirm', {
    summary: 'Confirms the authenticator app by one of its codes; returns the recovery codes, which are never shown again.',
    input: Schema.Struct({ code: CodeInput }),
    output: RecoveryCodes,
    handler: EnableTotp,
    access: 'user',
    errors: [MissingJwt, BadCode, SecondFactorOn, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/disable', {
    summary: 'Removes the authenticator app.',
    input: PasswordAndCode,
    output: StatusOf('off'),
    handler: DisableTotp,
    access: 'user',
    errors: [MissingJwt, BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/recovery', {
    summary: 'Replaces the recovery codes; returns the new ones, which are never shown again.',
    input: PasswordAndCode,
    output: RecoveryCodes,
    handler: RenewRecoveryCodes,
    access: 'user',
    errors: [MissingJwt, BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  post('/api/v1/account/2fa/login', {
    summary: 'Second step of signing in: the token of the first step with a code of the app or a recovery code. Five attempts.',
    input: SecondFactorLogin,
    output: SignedIn,
    handler: LogInWithCode,
    access: 'anyone',
    session: true,
    toResponse: withSessionCookie,
    errors: [BadCode, SecondFactorGone, TooManyRequests],
  }),
]

/** Routes of passkeys. */
const passkeyRoutes = [
  post('/api/v1/account/passkey/options', {
    summary: 'Returns WebAuthn creation options as JSON, valid for five minutes.',
    input: PasswordOnly,
    output: WebAuthnJson,
    handler: StartPasskeyRegistration,
    access: 'user',
    errors: [MissingJwt, BadPassword, SecondFactorNeeded, TooManyRequests],
  }),
  post('/api/v1/account/passkey', {
    summary: 'Stores the passkey that the browser has created.',
    input: Schema.Struct({ response: WebAuthnJson, name: PasskeyName }),
    output: PasskeyView,
    handler: AddPasskey,
    access: 'user',
    errors: [MissingJwt, BadPasskey, PasskeyKnown],
  }),
  get('/api/v1/account/passkey', {
    summary: 'Lists the user’s passkeys, the oldest first.',
    input: NoInput,
    output: Schema.Array(PasskeyView),
    handler: ListPasskeys,
    access: 'user',
    errors: [MissingJwt],
  }),
  del('/api/v1/account/passkey/:id', {
    summary: 'Removes a passkey.',
    input: ById,
    output: StatusOf('removed'),
    handler: RemovePasskey,
    access: 'user',
    errors: [MissingJwt, PasskeyNotFound, SecondFactorNeeded],
  }),
  post('/api/v1/account/passkey/login/options', {
    summary: 'Returns WebAuthn request options as JSON, valid for five minutes.',
    input: NoInput,
    output: WebAuthnJson,
    handler: StartPasskeyLogin,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  post('/api/v1/account/passkey/login', {
    summary: 'Signs in with a passkey alone, which counts as two factors.',
    input: Schema.Struct({ response: WebAuthnJson, refresh_token: Schema.NullOr(Schema.String) }),
    output: SignedIn,
    handler: LogInWithPasskey,
    access: 'anyone',
    session: true,
    toResponse: withSessionCookie,
    errors: [BadPasskey, TooManyRequests],
  }),
]

export const factorRoutes = [...codeRoutes, ...passkeyRoutes]
