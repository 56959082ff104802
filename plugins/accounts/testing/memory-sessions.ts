import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { Grants } from '#core/access/grants.port.ts'
import type { Account } from '../domain/account.ts'
import type { EndReason, Session } from '../domain/session.ts'
import type { SessionHolder, SessionRepository, TokenAge } from '../domain/sessions.port.ts'

interface Row extends Session {
  readonly current: string
  readonly previous: string | null
  readonly end_reason: EndReason | null
}

interface Dependencies {
  readonly accounts: { readonly rows: ReadonlyMap<string, Account> }
  readonly grants: Pick<Grants, 'permissionsOf'>
}

const toSession = ({ current: _, previous: __, end_reason: ___, ...session }: Row): Session => session
const ageOf = ({ current, previous }: Row, signature: string): TokenAge =>
  signature === current ? 'current' : signature === previous ? 'previous' : 'older'

/** Creates an in-memory repository of sessions of the given accounts. */
export const makeMemorySessions = ({ accounts, grants }: Dependencies) => {
  const { rows, update, all, snapshot } = makeTable<Row>()
  const isActive = ({ end_reason, expires_at }: Row, now: string) => end_reason === null && expires_at > now
  const holder = Effect.fn('memory.session-holder')(function* (row: Row | undefined, now: string) {
    const account = row && isActive(row, now) ? accounts.rows.get(row.account_id) : undefined
    if (!row || !account) return null
    const perms = yield* grants.permissionsOf(account.id)
    return { account: account.id, session: row.id, type: account.type, second_factor: row.second_factor, perms } satisfies SessionHolder
  })
  const end = (row: Row, end_reason: EndReason) => row.end_reason === null && update(row.id, (one) => ({ ...one, end_reason }))
  const repository: SessionRepository = {
    add: (session, signature) =>
      Effect.sync(() => void rows.set(session.id, { ...session, current: signature, previous: null, end_reason: null })),
    lock: (id, signature) =>
      Effect.sync(() => {
        const row = rows.get(id)
        return row ? { session: toSession(row), token_age: ageOf(row, signature), end_reason: row.end_reason } : null
      }),
    currentSignature: (id, signatures) => Effect.sync(() => signatures.find((one) => one === rows.get(id)?.current) ?? null),
    rotate: ({ id, generation, refreshed_at, expires_at }, signature) =>
      Effect.sync(
        () => void update(id, (row) => ({ ...row, generation, refreshed_at, expires_at, previous: row.current, current: signature })),
      ),
    end: (id, reason) =>
      Effect.sync(() => {
        const row = rows.get(id)
        return row !== undefined && end(row, reason)
      }),
    endAll: (accountId, reason, _at, except) =>
      Effect.sync(() => all().filter((row) => row.account_id === accountId && row.id !== except && end(row, reason)).length),
    activeOf: (accountId, now) =>
      Effect.sync(() =>
        all()
          .filter((row) => row.account_id === accountId && isActive(row, now))
          .toSorted((a, b) => b.refreshed_at.localeCompare(a.refreshed_at) || a.id.localeCompare(b.id))
          .map(toSession),
      ),
    activeAmong: (ids, now) =>
      Effect.sync(() =>
        ids.filter((id) => {
          const row = rows.get(id)
          return row !== undefined && isActive(row, now)
        }),
      ),
    isKnownDevice: (accountId, device) =>
      Effect.sync(() => {
        const own = all().filter((row) => row.account_id === accountId)
        return own.length === 0 || own.some((row) => row.device === device)
      }),
    markSecondFactor: (id) => Effect.sync(() => void update(id, (row) => ({ ...row, second_factor: true }))),
    clearSecondFactor: (accountId) =>
      Effect.sync(() => {
        for (const { id } of all().filter((row) => row.account_id === accountId)) update(id, (row) => ({ ...row, second_factor: false }))
      }),
    holderOf: (id, now) => Effect.suspend(() => holder(rows.get(id), now)),
    holderByToken: (id, signature, now, since) =>
      Effect.suspend(() => {
        const row = rows.get(id)
        const age = row && ageOf(row, signature)
        return holder(age === 'current' || (age === 'previous' && row && row.refreshed_at >= since) ? row : undefined, now)
      }),
  }
  return { ...repository, rows, snapshot }
}
