import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { ById, StatusOf } from './common.ts'
import { LoginFormInput } from './credentials.ts'
import {
  AccountNotActivated,
  BadPassword,
  ExpiredAuthenticationData,
  InvalidAuthenticationData,
  MissingAuthenticationData,
  MissingRefreshTokenCookie,
  OneTimePasswordExpired,
  SessionNotFound,
} from './errors.ts'
import { EndedSessions, RefreshCookie, Refreshed, SessionView, SignedIn } from './session.ts'

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
export const sessionRoutes = {
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
