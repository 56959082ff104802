import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Grants } from '#core/access/grants.port.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import type { Db } from './unit-of-work.ts'

/** Lifetime of a ticket, milliseconds. */
const lifetimeMs = 30_000
const hash = "sha256(convert_to(?, 'UTF8'))"

interface Dependencies {
  readonly db: Db
  readonly grants: Grants
  readonly clock: Clock
}

/** Tickets, stored as hashes; redeeming deletes the ticket, issuing deletes expired ones. */
export const makeRealtimeTickets = ({ db, grants, clock }: Dependencies): RealtimeTickets => ({
  issue: Effect.fn('realtime-tickets.issue')(function* ({ id, type, session }) {
    const ticket = randomBytes(24).toString('base64url')
    const now = clock.now()
    const expires_at = new Date(now.getTime() + lifetimeMs).toISOString()
    yield* db.rows(
      `with swept as (delete from live_ticket where expires_at < ?)
       insert into live_ticket (hash, account_id, account_type, session_id, expires_at) values (${hash}, ?, ?, ?, ?)`,
      [now.toISOString(), ticket, id, type, session, expires_at],
    )
    return { ticket, expires_at }
  }),
  redeem: Effect.fn('realtime-tickets.redeem')(function* (ticket, address) {
    const [found] = yield* db.rows<{ id: string; type: AccountType; session: string; late: boolean }>(
      `delete from live_ticket where hash = ${hash} returning account_id id, account_type type, session_id session, expires_at < ? late`,
      [ticket, clock.now().toISOString()],
    )
    if (!found || found.late) return null
    const { id, type, session } = found
    return { kind: 'user' as const, id, type, session, address, perms: yield* grants.permissionsOf(id) }
  }),
})
