import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { type PersonalDataDeclaration, personalTables } from '#core/plugin/personal.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PersonalDataRepository } from '#core/ports/personal-store.ts'
import type { Transaction } from '#core/ports/transaction.ts'

/** Rows of one transaction: short enough that nobody waits for it. */
const chunk = 1_000

interface Dependencies {
  readonly lines: readonly PersonalDataDeclaration[]
  readonly store: PersonalDataRepository
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** What a run did, or would do, by table; tables where nothing is due are not named. */
export interface RetentionReport {
  readonly dryRun: boolean
  readonly rows: Readonly<Record<string, number>>
}

/** Erases or anonymises what has been kept for as long as its line allows, a thousand rows a transaction; a dry run only counts. */
export const makeRunRetention = ({ lines, store, audit, clock, transaction }: Dependencies) =>
  Effect.fn('personal-data.run-retention')(function* (actor: Actor, { dryRun = false }: { readonly dryRun?: boolean | undefined }) {
    const at = clock.now()
    const rows: Record<string, number> = {}
    for (const { table, retention: keeps } of personalTables(lines)) {
      if ('forever' in keeps) continue
      let done = dryRun ? yield* store.countDue(table, keeps, at) : 0
      for (const rule of dryRun ? [] : keeps)
        for (let last = chunk; last === chunk; done += last) last = yield* transaction(store.age(table, rule, at, chunk))
      if (done) rows[table] = done
    }
    if (!dryRun && Object.keys(rows).length)
      yield* transaction(audit.note({ actor, action: 'personal-data.aged', subject: null, about: { rows } }))
    return { dryRun, rows } as RetentionReport
  })
export type RunRetention = ReturnType<typeof makeRunRetention>
export const RunRetention = token<RunRetention>('core/RunRetention')
