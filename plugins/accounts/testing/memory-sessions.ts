import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import type { Grants } from '#core/access/grants.port.ts'
import type { Account } from '../domain/account.ts'
import { type SessionHolder, type SessionRepository, type StoredSession, sessionsOf } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: { readonly rows: ReadonlyMap<string, Account> }
  readonly grants: Pick<Grants, 'permissionsOf'>
}

/** Creates an in-memory repository of sessions of the given accounts. */
export const makeMemorySessions = ({ accounts, grants }: Dependencies) => {
  const table = makeMemoryStore<StoredSession>()
  const { rows, all } = table
  const active = (now: string) => ({ ended_at: null, expires_at: { gt: now } })
  const holder = Effect.fn('memory.session-holder')(function* (row: StoredSession | null) {
    const account = row && accounts.rows.get(row.account_id)
    if (!row || !account) return null
    const perms = yield* grants.permissionsOf(account.id)
    return { account: account.id, session: row.id, type: account.type, second_factor: row.second_factor, perms } satisfies SessionHolder
  })
  const repository: SessionRepository = {
    ...sessionsOf(table, (signature) => signature),
    activeAmong: (ids, now) => Effect.map(table.find({ id: { in: ids }, ...active(now) }), (found) => found.map(({ id }) => id)),
    isKnownDevice: (accountId, device) =>
      Effect.sync(() => {
        const own = all().filter((row) => row.account_id === accountId)
        return own.length === 0 || own.some((row) => row.device === device)
      }),
    holderOf: (id, now) => Effect.flatMap(table.first({ id, ...active(now) }), holder),
    holderByToken: (id, signature, now, since) =>
      Effect.flatMap(table.first({ id, ...active(now) }), (row) => {
        const isAccepted = row?.token_hash === signature || (row?.previous_hash === signature && row.refreshed_at >= since)
        return holder(isAccepted ? row : null)
      }),
  }
  return { ...repository, rows, snapshot: table.snapshot }
}
