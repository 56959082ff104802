import type { MatrixCalls, MatrixContext, MatrixUser } from '#core/plugin/matrix.ts'
import { accountPath, subjectOf } from './matrix-fixtures.ts'

const activeSessions = 'select count(*)::int n from accounts_session where account_id = ? and ended_at is null'
const session = ({ cookie }: MatrixUser) => cookie.split('=')[1]?.split('.')[0] ?? ''
const hasEnded = (id: string) => ['select ended_at is not null yes from accounts_session where id = ?', id] as const
/** Headers with a forged refresh token of a user. */
const forged = ({ cookie }: MatrixUser) => ({ cookie: `${cookie.slice(0, -6)}AAAAAA`, origin: 'http://kredka.test' })

const logIn = (path: string): MatrixCalls[string] => {
  const of = (object: 'own' | 'foreign' | 'pending', correct: boolean) => async (context: MatrixContext) => {
    const { id, email, password } = await subjectOf(context, object)
    const [before] = await context.rows<{ n: number }>(activeSessions, [id])
    return {
      path,
      body: { email, password: correct ? password : 'nie to' },
      effect: { 'session opened': [`select (${activeSessions}) > ? yes`, id, before?.n ?? 0] as const },
    }
  }
  return { own: of('own', true), foreign: of('foreign', false), pending: of('pending', true) }
}

/** Calls of the routes for signing in and out and for sessions. */
export const sessionMatrix: MatrixCalls = {
  'post /api/login': logIn('/api/login'),
  'post /api/v1/account/login': logIn(accountPath('login')),
  'post /api/v1/account/refresh': {
    own: ({ user }) => ({
      path: accountPath('refresh'),
      ...(user && { effect: { 'token changed': ['select generation > 0 yes from accounts_session where id = ?', session(user)] } }),
    }),
    foreign: async (context) => ({ path: accountPath('refresh'), headers: forged(await context.other()) }),
  },
  'post /api/v1/account/logout': {
    own: ({ user }) => ({ path: accountPath('logout'), ...(user && { effect: { 'session ended': hasEnded(session(user)) } }) }),
    foreign: async (context) => ({ path: accountPath('logout'), headers: forged(await context.other()) }),
  },
  'get /api/v1/account/session': { none: () => ({ path: accountPath('session') }) },
  'delete /api/v1/account/session': {
    own: async (context) => {
      const { id } = await subjectOf(context, 'own')
      const [{ session: another } = { session: '' }] = await context.rows<{ session: string }>(
        `insert into accounts_session (id, account_id, token_hash, device, opened_at, refreshed_at, expires_at)
         values (gen_random_uuid(), ?, '', 'Firefox', now(), now(), now() + interval '1 day') returning id session`,
        [id],
      )
      return { path: accountPath('session'), effect: { 'others ended': hasEnded(another) } }
    },
  },
  'delete /api/v1/account/session/:id': {
    own: async (context) => {
      const id = session(await subjectOf(context, 'own'))
      return { path: accountPath(`session/${id}`), effect: { 'session ended': hasEnded(id) } }
    },
    foreign: async (context) => ({ path: accountPath(`session/${session(await context.other())}`) }),
  },
}
