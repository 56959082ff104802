import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { AccountNotFound, EmailTaken } from '../contract/errors.ts'
import type { Accounts } from '../contract/queries.ts'
import type { Account } from '../domain/account.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'

/** Creates an in-memory repository of accounts that holds the given ones. */
export const makeMemoryAccounts = (...stored: readonly Account[]) => {
  const { rows, update, all, snapshot } = makeTable<Account>()
  for (const account of stored) rows.set(account.id, account)

  const isTaken = (email: string, id: string) => all().some((one) => one.email === email && one.id !== id)
  const change = (id: string, changes: Partial<Account>) => update(id, (row) => ({ ...row, ...changes, version: row.version + 1 }))
  const byId: AccountRepository['byId'] = (id) =>
    Effect.suspend(() => {
      const account = rows.get(id)
      return account ? Effect.succeed(account) : Effect.fail(new AccountNotFound())
    })
  const registeredOf = (email: string) => all().find((one) => one.email === email && one.status === 'registered')
  const repository: AccountRepository = {
    byId,
    lock: byId,
    renewRegistration: (email, registrant) =>
      Effect.sync(() => {
        const id = registeredOf(email)?.id ?? ''
        change(id, registrant)
        return rows.get(id) ?? null
      }),
    removeUnactivated: (email) => Effect.sync(() => void rows.delete(registeredOf(email)?.id ?? '')),
    byEmail: (email) => Effect.sync(() => all().find((one) => one.email === email) ?? null),
    add: Effect.fn('memory.add-account')(function* (account) {
      if (isTaken(account.email, account.id)) return yield* new EmailTaken()
      rows.set(account.id, account)
    }),
    activate: (id, at) => Effect.sync(() => rows.get(id)?.status === 'registered' && change(id, { status: 'active', activated_at: at })),
    change: Effect.fn('memory.change-account')(function* (id, changes, version) {
      const before = yield* byId(id)
      if (version !== null && version !== before.version) return yield* new VersionConflict()
      change(id, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)))
      return yield* byId(id)
    }),
    setPassword: (id, password_hash) => Effect.sync(() => void change(id, { password_hash, one_time_until: null })),
    setEmail: Effect.fn('memory.set-email')(function* (id, email) {
      if (isTaken(email, id)) return yield* new EmailTaken()
      change(id, { email })
    }),
    setType: (id, type) => Effect.sync(() => void change(id, { type })),
    setPhoto: (id, name) =>
      Effect.sync(() => {
        const before = rows.get(id)?.photo ?? null
        change(id, { photo: name })
        return before
      }),
    hasPhoto: (name) => Effect.sync(() => all().some(({ photo }) => photo === name)),
  }
  const query: Accounts = { byIds: (ids) => Effect.sync(() => all().filter(({ id }) => ids.includes(id))) }
  return {
    ...repository,
    ...query,
    rows,
    snapshot,
  }
}
