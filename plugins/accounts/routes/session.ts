import { Schema } from 'effect'
import { MissingJwt } from '#core/access/refusals.ts'
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
} from '../contract/failures.ts'
import { EndOtherSessions } from '../use-cases/end-other-sessions.ts'
import { EndSession } from '../use-cases/end-session.ts'
import { ListSessions } from '../use-cases/list-sessions.ts'
import { LogIn } from '../use-cases/log-in.ts'
import { LogOut } from '../use-cases/log-out.ts'
import { Refresh } from '../use-cases/refresh.ts'
import { ById, StatusOf } from './shapes.ts'
import { withCookie } from './with-cookie.ts'

const Cookie = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })

const logIn = (path: '/api/login' | '/api/v1/account/login') =>
  post(path, {
    summary:
      'Signs in by e-mail and password, with a bearer token for a quarter of an hour and the refresh cookie; with a bearer token it only proves the password.',
    input: Schema.Struct({ ...Credentials.fields, ...Cookie.fields }),
    output: SignedIn,
    handler: LogIn,
    access: 'anyone',
    session: true,
    toResponse: withCookie,
    errors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated, BadPassword, TooManyRequests],
  })

/** Rows of signing in and out, and of the devices one is signed in on. */
export const sessionRoutes = [
  logIn('/api/login'),
  logIn('/api/v1/account/login'),
  post('/api/v1/account/refresh', {
    summary: 'Changes the refresh cookie for its next one and gives a new bearer token.',
    input: Cookie,
    output: Refreshed,
    handler: Refresh,
    access: 'anyone',
    session: true,
    toResponse: withCookie,
    errors: [MissingRefreshTokenCookie, ExpiredAuthenticationData],
  }),
  post('/api/v1/account/logout', {
    summary: 'Signs out here and takes the cookie away.',
    input: Cookie,
    output: StatusOf('signed_out'),
    handler: LogOut,
    access: 'anyone',
    session: true,
    toResponse: (body: { readonly status: 'signed_out' }) => ({ body, session: null }),
  }),
  get('/api/v1/account/session', {
    summary: 'The devices on which one is signed in, the last used first.',
    input: NoInput,
    output: Schema.Array(SessionView),
    handler: ListSessions,
    access: 'user',
    errors: [MissingJwt],
  }),
  del('/api/v1/account/session', {
    summary: 'Signs out on all devices but this one.',
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
