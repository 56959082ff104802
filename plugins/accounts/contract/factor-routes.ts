import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { BadPasskey } from '#core/ports/passkeys.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { ById, StatusOf } from './account-routes.ts'
import {
  BadCode,
  BadPassword,
  PasskeyKnown,
  PasskeyNotFound,
  SecondFactorGone,
  SecondFactorNeeded,
  SecondFactorOff,
  SecondFactorOn,
} from './errors.ts'
import {
  IdentityProof,
  NewPasskey,
  PasskeyLogin,
  PasskeyView,
  PasswordAndCode,
  PasswordOnly,
  RecoveryCodes,
  SecondFactorLogin,
  SecurityView,
  TotpConfirmation,
  TotpSetup,
  WebAuthnJson,
} from './factors.ts'
import { SignedIn } from './session.ts'

/** Routes of authenticator apps as second factors (features AU-14, decisions §20). */
export const codeRoutes = {
  showSecurity: route.get('/api/v1/account/2fa', {
    summary: 'Returns the state of the user’s second factors.',
    output: SecurityView,
    access: 'user',
  }),
  setUpTotp: route.post('/api/v1/account/2fa/setup', {
    summary: 'Creates the secret for an authenticator app; it takes effect once it is confirmed.',
    input: PasswordOnly,
    output: TotpSetup,
    access: 'user',
    errors: [BadPassword, SecondFactorOn, SecondFactorNeeded, TooManyRequests],
  }),
  enableTotp: route.post('/api/v1/account/2fa/confirm', {
    summary: 'Confirms the authenticator app by one of its codes; returns the recovery codes, which are never shown again.',
    input: TotpConfirmation,
    output: RecoveryCodes,
    access: 'user',
    errors: [BadCode, SecondFactorOn, SecondFactorOff, TooManyRequests],
  }),
  disableTotp: route.post('/api/v1/account/2fa/disable', {
    summary: 'Removes the authenticator app.',
    input: PasswordAndCode,
    output: StatusOf('off'),
    access: 'user',
    errors: [BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  renewRecoveryCodes: route.post('/api/v1/account/2fa/recovery', {
    summary: 'Replaces the recovery codes; returns the new ones, which are never shown again.',
    input: PasswordAndCode,
    output: RecoveryCodes,
    access: 'user',
    errors: [BadPassword, BadCode, SecondFactorOff, TooManyRequests],
  }),
  logInWithCode: route.post('/api/v1/account/2fa/login', {
    summary: 'Second step of signing in: the token of the first step with a code of the app or a recovery code. Five attempts.',
    input: SecondFactorLogin,
    output: SignedIn,
    access: 'anyone',
    session: true,
    errors: [BadCode, SecondFactorGone, TooManyRequests],
  }),
}

/** Routes of passkeys. */
export const passkeyRoutes = {
  startPasskeyRegistration: route.post('/api/v1/account/passkey/options', {
    summary: 'Returns WebAuthn creation options as JSON, valid for five minutes.',
    input: IdentityProof,
    output: WebAuthnJson,
    access: 'user',
    errors: [BadPassword, BadCode, BadPasskey, SecondFactorNeeded, TooManyRequests],
  }),
  addPasskey: route.post('/api/v1/account/passkey', {
    summary: 'Stores the passkey that the browser has created.',
    input: NewPasskey,
    output: PasskeyView,
    access: 'user',
    errors: [BadPasskey, PasskeyKnown],
  }),
  listPasskeys: route.get('/api/v1/account/passkey', {
    summary: 'Lists the user’s passkeys, the oldest first.',
    output: Schema.Array(PasskeyView),
    access: 'user',
  }),
  removePasskey: route.delete('/api/v1/account/passkey/:id', {
    summary: 'Removes a passkey.',
    input: ById,
    output: StatusOf('removed'),
    access: 'user',
    errors: [PasskeyNotFound, SecondFactorNeeded],
  }),
  startPasskeyLogin: route.post('/api/v1/account/passkey/login/options', {
    summary: 'Returns WebAuthn request options as JSON, valid for five minutes.',
    output: WebAuthnJson,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  logInWithPasskey: route.post('/api/v1/account/passkey/login', {
    summary: 'Signs in with a passkey alone, which counts as two factors.',
    input: PasskeyLogin,
    output: SignedIn,
    access: 'anyone',
    session: true,
    errors: [BadPasskey, TooManyRequests],
  }),
}
