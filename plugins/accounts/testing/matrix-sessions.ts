import type { MatrixPart, MatrixContext, MatrixUser } from '#core/plugin/matrix.ts'
import { at, personOf } from './matrix-people.ts'

const open = 'select count(*)::int n from accounts_session where account_id = ? and ended_at is null'
const session = ({ cookie }: MatrixUser) => cookie.split('=')[1]?.split('.')[0] ?? ''
const over = (id: string) => ['select ended_at is not null yes from accounts_session where id = ?', id] as const
/** A token of somebody else's session that was made up. */
const forged = ({ cookie }: MatrixUser) => ({ cookie: `${cookie.slice(0, -6)}AAAAAA`, origin: 'http://kredka.test' })

const logIn = (path: string): MatrixPart[string] => {
  const of = (object: 'own' | 'foreign' | 'pending', right: boolean) => async (context: MatrixContext) => {
    const { id, email, password } = await personOf(context, object)
    const [before] = await context.rows<{ n: number }>(open, [id])
    return {
      path,
      body: { email, password: right ? password : 'nie to' },
      effect: { 'session opened': [`select (${open}) > ? yes`, id, before?.n ?? 0] as const },
    }
  }
  return { own: of('own', true), foreign: of('foreign', false), pending: of('pending', true) }
}

/** Rows of signing in and out, and of devices. */
export const sessionsOfMatrix: MatrixPart = {
  'post /api/login': logIn('/api/login'),
  'post /api/v1/account/login': logIn(at('login')),
  'post /api/v1/account/refresh': {
    own: ({ user: who }) => ({
      path: at('refresh'),
      ...(who && { effect: { 'token changed': ['select generation > 0 yes from accounts_session where id = ?', session(who)] } }),
    }),
    foreign: async (context) => ({ path: at('refresh'), headers: forged(await context.other()) }),
  },
  'post /api/v1/account/logout': {
    own: ({ user: who }) => ({ path: at('logout'), ...(who && { effect: { 'session ended': over(session(who)) } }) }),
    foreign: async (context) => ({ path: at('logout'), headers: forged(await context.other()) }),
  },
  'get /api/v1/account/session': { none: () => ({ path: at('session') }) },
  'delete /api/v1/account/session': {
    own: async (context) => {
      const { id } = await personOf(context, 'own')
      const [{ session: another } = { session: '' }] = await context.rows<{ session: string }>(
        `insert into accounts_session (id, account_id, token_hash, device, opened_at, refreshed_at, expires_at)
         values (gen_random_uuid(), ?, '', 'Firefox', now(), now(), now() + interval '1 day') returning id session`,
        [id],
      )
      return { path: at('session'), effect: { 'others ended': over(another) } }
    },
  },
  'delete /api/v1/account/session/:id': {
    own: async (context) => {
      const id = session(await personOf(context, 'own'))
      return { path: at(`session/${id}`), effect: { 'session ended': over(id) } }
    },
    foreign: async (context) => ({ path: at(`session/${session(await context.other())}`) }),
  },
}
