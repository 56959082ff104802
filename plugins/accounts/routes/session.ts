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
    tells:
      'Signs in by e-mail and password, with a bearer token for a quarter of an hour and the refresh cookie; with a bearer token it only proves the password.',
    takes: Schema.Struct({ ...Credentials.fields, ...Cookie.fields }),
    gives: SignedIn,
    does: LogIn,
    may: 'anyone',
    session: true,
    says: withCookie,
    fails: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated, BadPassword, TooManyRequests],
  })

/** Rows of signing in and out, and of the devices one is signed in on. */
export const sessionRoutes = [
  logIn('/api/login'),
  logIn('/api/v1/account/login'),
  post('/api/v1/account/refresh', {
    tells: 'Changes the refresh cookie for its next one and gives a new bearer token.',
    takes: Cookie,
    gives: Refreshed,
    does: Refresh,
    may: 'anyone',
    session: true,
    says: withCookie,
    fails: [MissingRefreshTokenCookie, ExpiredAuthenticationData],
  }),
  post('/api/v1/account/logout', {
    tells: 'Signs out here and takes the cookie away.',
    takes: Cookie,
    gives: StatusOf('signed_out'),
    does: LogOut,
    may: 'anyone',
    session: true,
    says: (body: { readonly status: 'signed_out' }) => ({ body, session: null }),
  }),
  get('/api/v1/account/session', {
    tells: 'The devices on which one is signed in, the last used first.',
    takes: NoInput,
    gives: Schema.Array(SessionView),
    does: ListSessions,
    may: 'user',
    fails: [MissingJwt],
  }),
  del('/api/v1/account/session', {
    tells: 'Signs out on all devices but this one.',
    takes: NoInput,
    gives: Schema.Struct({ ended: Schema.Number }),
    does: EndOtherSessions,
    may: 'user',
    fails: [MissingJwt],
  }),
  del('/api/v1/account/session/:id', {
    tells: 'Signs out on one device.',
    takes: ById,
    gives: Schema.Struct({ ended: Schema.Number }),
    does: EndSession,
    may: 'user',
    fails: [MissingJwt, SessionNotFound],
  }),
]
