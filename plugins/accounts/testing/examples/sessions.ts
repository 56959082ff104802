import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { accountsApi } from '../../contract/api.ts'
import type { Member } from '../member.ts'
import { createSubject } from './subject.ts'

const activeSessions = 'select count(*)::int n from accounts_session where account_id = ? and ended_at is null'
const sessionOf = ({ browser }: Member) => browser.cookie?.split('=')[1]?.split('.')[0] ?? ''
const hasEnded = (id: string) => ['select 1 from accounts_session where id = ? and ended_at is not null', id] as const

const createRecords = (context: ExampleContext) => {
  const { other, rows } = context
  const { subject } = createSubject(context)
  return {
    subject,
    /** Headers with a forged refresh token of another user. */
    forged: async () => ({ headers: { cookie: `${(await other()).browser.cookie?.slice(0, -6)}AAAAAA`, origin: 'http://kredka.test' } }),
    signingIn: async (wrong?: string) => {
      const { id, email, password } = await subject()
      const [before] = await rows<{ n: number }>(activeSessions, [id])
      return {
        body: { email, password: wrong ?? password },
        appears: [`select 1 where (${activeSessions}) > ?`, id, before?.n ?? 0] as const,
      }
    },
  }
}

const logIn = {
  effect: 'session opened',
  requests: {
    'own, pending': ({ signingIn }: ContextOf<typeof createRecords>) => signingIn(),
    foreign: ({ signingIn }: ContextOf<typeof createRecords>) => signingIn('nie to'),
  },
  may: {
    // Who is signed in already stays in their session.
    own: { user: '200' },
    foreign: { anonymous: '401 invalid-authentication-data', user: '401 bad-password' },
    pending: { anonymous: '403 account-not-activated', user: '401 bad-password' },
  },
  errors: {
    MissingAuthenticationData: async ({ subject }: ContextOf<typeof createRecords>) => ({ body: { email: (await subject()).email } }),
    OneTimePasswordExpired: async ({ createMember, rows }: ContextOf<typeof createRecords>) => {
      const { id, email, password } = await createMember()
      await rows(`update accounts_account set one_time_until = now() - interval '1 minute' where id = ? returning 1`, [id])
      return { body: { email, password } }
    },
  },
} as const

/** Signing in and out, and devices. */
export const sessionExamples = examplesOf(accountsApi, createRecords, {
  logIn,
  logInV1: logIn,
  refreshSession: {
    effect: 'token changed',
    requests: {
      own: ({ user }) => (user ? { appears: ['select 1 from accounts_session where id = ? and generation > 0', sessionOf(user)] } : {}),
      foreign: ({ forged }) => forged(),
    },
    may: { own: { anonymous: '401 missing-refresh-token-cookie' }, foreign: '401 expired-authentication-data' },
  },
  logOut: {
    effect: { own: 'session ended' },
    requests: {
      own: ({ user }) => (user ? { appears: hasEnded(sessionOf(user)) } : {}),
      foreign: ({ forged }) => forged(),
    },
    may: { own: { anonymous: '200' } },
  },
  listSessions: { requests: { none: () => ({}) } },
  endOtherSessions: {
    effect: 'others ended',
    requests: {
      own: async ({ rows, subject }) => {
        const id = newId()
        await rows(
          `insert into accounts_session (id, account_id, token_hash, device, opened_at, refreshed_at, expires_at)
           values (?, ?, '', 'Firefox', now(), now(), now() + interval '1 day') returning 1`,
          [id, (await subject()).id],
        )
        return { appears: hasEnded(id) }
      },
    },
  },
  endSession: {
    effect: 'session ended',
    requests: {
      own: async ({ subject }) => {
        const id = sessionOf(await subject())
        return { params: { id }, appears: hasEnded(id) }
      },
      foreign: async ({ other }) => ({ params: { id: sessionOf(await other()) } }),
    },
    may: { foreign: '404 session-not-found' },
  },
})
