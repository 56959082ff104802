import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { EmailTaken } from '../contract/errors.ts'
import type { Accounts } from '../contract/queries.ts'
import type { Account } from '../domain/account.ts'
import { type AccountRepository, accountsOf, type OldPhoto, type OldPhotos } from '../domain/accounts.port.ts'

/** Creates an in-memory repository of accounts that holds the given ones. */
export const makeMemoryAccounts = (...stored: readonly Account[]) => {
  const table = makeMemoryStore<Account, EmailTaken>({ unique: [{ columns: ['email'], Failure: EmailTaken }] })
  const { rows, all, snapshot } = table
  for (const account of stored) rows.set(account.id, account)

  const isTaken = (email: string, id: string) => all().some((one) => one.email === email && one.id !== id)
  const change = (id: string, changes: Partial<Account>) => {
    const row = rows.get(id)
    if (row) rows.set(id, { ...row, ...changes, version: row.version + 1 })
    return row !== undefined
  }
  const plain = accountsOf(table)
  const registeredOf = (email: string) => all().find((one) => one.email === email && one.status === 'registered')
  const repository: AccountRepository = {
    ...plain,
    renewRegistration: (email, registrant) =>
      Effect.sync(() => {
        const id = registeredOf(email)?.id ?? ''
        change(id, registrant)
        return rows.get(id) ?? null
      }),
    activate: (id, at) => Effect.sync(() => rows.get(id)?.status === 'registered' && change(id, { status: 'active', activated_at: at })),
    change: Effect.fn('memory.change-account')(function* (id, changes, version) {
      const before = yield* plain.byId(id)
      if (version !== null && version !== before.version) return yield* new VersionConflict()
      change(id, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)))
      return yield* plain.byId(id)
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
  }
  const query: Accounts = { byIds: (ids) => Effect.sync(() => all().filter(({ id }) => ids.includes(id))) }
  return {
    ...repository,
    ...query,
    rows,
    snapshot,
  }
}

/** Creates an in-memory repository of photos of earlier versions. */
export const makeMemoryOldPhotos = () => {
  const { rows, snapshot, all } = makeTable<OldPhoto>()
  const repository: OldPhotos = {
    byName: (name) => Effect.sync(() => all().find((one) => one.name === name) ?? null),
    lockNext: () => Effect.sync(() => all()[0] ?? null),
    remove: (accountId) => Effect.sync(() => void rows.delete(accountId)),
  }
  return { ...repository, rows, snapshot }
}
