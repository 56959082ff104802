import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { SessionNotFound } from '../contract/errors.ts'
import { parseRefreshToken } from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Lists the devices on which the user is signed in, most recently used first. */
export const ListSessions = handler(accountsApi.listSessions, { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.list-sessions')(function* (user) {
    const found = yield* sessions.activeOf(user.id, clock.now().toISOString())
    return found.map(({ id, device, opened_at, refreshed_at, ends_at }) => ({
      id,
      device,
      opened_at,
      refreshed_at,
      ends_at,
      current: id === user.session,
    }))
  }),
)

/** Ends one session of the user. */
export const EndSession = handler(accountsApi.endSession, { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.end-session')(function* (user, { id }) {
    const now = clock.now().toISOString()
    const own = (yield* sessions.activeOf(user.id, now)).some((session) => session.id === id)
    if (!own || !(yield* sessions.end(id, 'ended_elsewhere', now))) return yield* new SessionNotFound()
    return { ended: 1 }
  }),
)

/** Ends all sessions of the user except the current one. */
export const EndOtherSessions = handler(
  accountsApi.endOtherSessions,
  { sessions: SessionRepository, clock: Clock },
  ({ sessions, clock }) =>
    Effect.fn('accounts.end-other-sessions')(function* (user) {
      return { ended: yield* sessions.endAll(user.id, 'ended_elsewhere', clock.now().toISOString(), user.session) }
    }),
)

/** Ends the session of a browser; succeeds also when there is none. */
export const LogOut = define(
  'accounts/LogOut',
  { sessions: SessionRepository, clock: Clock, transaction: Transaction },
  ({ sessions, clock, transaction }) =>
    Effect.fn('accounts.log-out')(function* (_: Actor, { refresh_token }: { readonly refresh_token: string | null }) {
      const presented = refresh_token === null ? null : parseRefreshToken(refresh_token)
      const found = presented && (yield* sessions.lock(presented.id, presented.signature))
      // The session id alone is not enough: only the bearer of one of the last two tokens may end the session.
      if (found && found.token_age !== 'older') yield* sessions.end(found.session.id, 'signed_out', clock.now().toISOString())
      return { status: 'signed_out' as const }
    }, transaction),
)
