import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { accountRoutes, ById, StatusOf } from './account-routes.ts'
import {
  ByEmail,
  ByLinkToken,
  LoginFormInput,
  NewPasswordByLink,
  PasswordStrengthQuery,
  PasswordStrengthView,
  Registration,
  RegistrationResponse,
} from './credentials.ts'
import {
  AccountNotActivated,
  ActivationTokenNotFound,
  BadPassword,
  ExpiredAuthenticationData,
  InvalidAuthenticationData,
  MissingAuthenticationData,
  MissingRefreshTokenCookie,
  OneTimePasswordExpired,
  ResetTokenNotFound,
  SessionNotFound,
} from './errors.ts'
import { codeRoutes, passkeyRoutes } from './factor-routes.ts'
import { EndedSessions, RefreshCookie, Refreshed, SessionView, SignedIn } from './session.ts'

/** Routes for registration, activation and password reset (decisions §20). */
const registrationRoutes = {
  registerAccount: route.post('/api/v1/account/account', {
    summary: 'Registers an account, to be activated by mail; the response is the same when the address has an account already.',
    input: Registration,
    output: RegistrationResponse,
    access: 'anyone',
    deviceCookie: true,
    errors: [TooManyRequests, Validation],
  }),
  activateAccount: route.post('/api/v1/account/activate/:token', {
    summary: 'Activates an account by the token of its activation mail.',
    input: ByLinkToken,
    output: StatusOf('active'),
    access: 'anyone',
    errors: [ActivationTokenNotFound],
  }),
  resendActivation: route.post('/api/v1/account/activate/resend/:email', {
    summary: 'Sends the activation mail again; the response is the same whether the account exists or not.',
    input: ByEmail,
    output: StatusOf('sent'),
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  requestPasswordReset: route.post('/api/v1/account/reset/request/:email', {
    summary: 'Sends a password-reset mail; the response is the same whether the account exists or not.',
    input: ByEmail,
    output: StatusOf('sent'),
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  resetPassword: route.post('/api/v1/account/reset/confirm/:token', {
    summary: 'Sets a new password by the token of the reset mail, which works once within an hour, and signs out on all devices.',
    input: NewPasswordByLink,
    output: StatusOf('changed'),
    access: 'anyone',
    session: true,
    errors: [ResetTokenNotFound, TooManyRequests, Validation],
  }),
  scorePassword: route.post('/api/v1/account/password-strength', {
    summary: 'Scores how hard a password is to guess while the user types it; nothing is stored.',
    input: PasswordStrengthQuery,
    output: PasswordStrengthView,
    reads: true,
    access: 'anyone',
    rateLimit: { times: 120, seconds: 600 },
  }),
}

/** Two paths of one route: that of the specification and that of the versioned API. */
const logIn = {
  summary:
    'Signs in by e-mail and password: bearer token for 15 minutes and refresh cookie. With a bearer token it only verifies the password.',
  input: LoginFormInput,
  output: SignedIn,
  access: 'anyone',
  session: true,
  errors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated, OneTimePasswordExpired, BadPassword, TooManyRequests],
} as const

/** Routes for signing in and out and for the user's sessions. */
const sessionRoutes = {
  logIn: route.post('/api/login', logIn),
  logInV1: route.post('/api/v1/account/login', logIn),
  refreshSession: route.post('/api/v1/account/refresh', {
    summary: 'Rotates the refresh cookie and returns a new bearer token.',
    input: RefreshCookie,
    output: Refreshed,
    access: 'anyone',
    session: true,
    errors: [MissingRefreshTokenCookie, ExpiredAuthenticationData],
  }),
  logOut: route.post('/api/v1/account/logout', {
    summary: 'Ends the current session and clears the cookie.',
    input: RefreshCookie,
    output: StatusOf('signed_out'),
    access: 'anyone',
    session: true,
  }),
  listSessions: route.get('/api/v1/account/session', {
    summary: 'Lists the devices on which the user is signed in, most recently used first.',
    output: Schema.Array(SessionView),
    access: 'user',
  }),
  endOtherSessions: route.delete('/api/v1/account/session', {
    summary: 'Signs out on all devices except the current one.',
    output: EndedSessions,
    access: 'user',
  }),
  endSession: route.delete('/api/v1/account/session/:id', {
    summary: 'Signs out on one device.',
    input: ById,
    output: EndedSessions,
    access: 'user',
    errors: [SessionNotFound],
  }),
}

/** HTTP API of the accounts (decisions §20). */
export const accountsApi = defineApi({ ...registrationRoutes, ...sessionRoutes, ...codeRoutes, ...passkeyRoutes, ...accountRoutes })
