import { Schema } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { del, get, NoInput, post } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { Refreshed, SessionView, SignedIn } from '../contract/account.ts'
import { Credentials } from '../contract/credentials.ts'
import {
  AccountNotActivated,
  BadPassword,
  ExpiredAuthenticationData,
  InvalidAuthenticationData,
  MissingAuthenticationData,
  MissingRefreshTokenCookie,
  SessionNotFound,
} from '../contract/errors.ts'
import { EndOtherSessions } from '../use-cases/end-other-sessions.ts'
import { EndSession } from '../use-cases/end-session.ts'
import { ListSessions } from '../use-cases/list-sessions.ts'
import { LogIn } from '../use-cases/log-in.ts'
import { LogOut } from '../use-cases/log-out.ts'
import { RefreshSession } from '../use-cases/refresh-session.ts'
import { ById, StatusOf } from './schemas.ts'
import { withSessionCookie } from './with-session-cookie.ts'

const Cookie = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })

const logIn = (path: '/api/login' | '/api/v1/account/login') =>
  post(path, {
    summary:
      'Signs in by e-mail and password: bearer token for 15 minutes and refresh cookie. With a bearer token it only verifies the password.',
    input: Schema.Struct({ ...Credentials.fields, ...Cookie.fields }),
    output: SignedIn,
    handler: LogIn,
    access: 'anyone',
    session: true,
    toResponse: withSessionCookie,
    errors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated, BadPassword, TooManyRequests],
  })

/** Routes for signing in and out and for the user's sessions. */
export const sessionRoutes = [
  logIn('/api/login'),
  logIn('/api/v1/account/login'),
  post('/api/v1/account/refresh', {
    summary: 'Rotates the refresh cookie and returns a new bearer token.',
    input: Cookie,
    output: Refreshed,
    handler: RefreshSession,
    access: 'anyone',
    session: true,
    toResponse: withSessionCookie,
    errors: [MissingRefreshTokenCookie, ExpiredAuthenticationData],
  }),
  post('/api/v1/account/logout', {
    summary: 'Ends the current session and clears the cookie.',
    input: Cookie,
    output: StatusOf('signed_out'),
    handler: LogOut,
    access: 'anyone',
    session: true,
    toResponse: (body: { readonly status: 'signed_out' }) => ({ body, session: null }),
  }),
  get('/api/v1/account/session', {
    summary: 'Lists the devices on which the user is signed in, most recently used first.',
    input: NoInput,
    output: Schema.Array(SessionView),
    handler: ListSessions,
    access: 'user',
    errors: [MissingJwt],
  }),
  del('/api/v1/account/session', {
    summary: 'Signs out on all devices except the current one.',
    input: NoInput,
    output: Schema.Struct({ ended: Schema.Number }),
    handler: EndOtherSessions,
    access: 'user',
    errors: [MissingJwt],
  }),
  del('/api/v1/account/session/:id', {
    summary: 'Signs out on one device.',
    input: ById,
    output: Schema.Struct({ ended: Schema.Number }),
    handler: EndSession,
    access: 'user',
    errors: [MissingJwt, SessionNotFound],
  }),
]
