import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { type PersonalDataDeclaration, personalTables } from '#core/plugin/personal-data.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PersonalDataRepository } from '#core/ports/personal-data-repository.ts'
import type { Transaction } from '#core/ports/transaction.ts'

/** Rows per transaction, so that each transaction stays short. */
const batchSize = 1_000

interface Dependencies {
  readonly declarations: readonly PersonalDataDeclaration[]
  readonly repository: PersonalDataRepository
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Number of rows that a run changed, or would change, by table; tables with nothing due are omitted. */
export interface RetentionReport {
  readonly dryRun: boolean
  readonly rows: Readonly<Record<string, number>>
}

/** Erases or anonymises data whose declared retention period has ended, a thousand rows per transaction; a dry run only counts. */
export const makeRunRetention = ({ declarations, repository, audit, clock, transaction }: Dependencies) =>
  Effect.fn('personal-data.run-retention')(function* (actor: Actor, { dryRun = false }: { readonly dryRun?: boolean | undefined }) {
    const at = clock.now()
    const rows: Record<string, number> = {}
    for (const { table, retention } of personalTables(declarations)) {
      if ('forever' in retention) continue
      let done = dryRun ? yield* repository.countDue(table, retention, at) : 0
      for (const rule of dryRun ? [] : retention)
        for (let last = batchSize; last === batchSize; done += last)
          last = yield* transaction(repository.applyRetention(table, rule, at, batchSize))
      if (done) rows[table] = done
    }
    if (!dryRun && Object.keys(rows).length)
      yield* transaction(audit.record({ actor, action: 'personal-data.aged', subject: null, about: { rows } }))
    return { dryRun, rows } as RetentionReport
  })
export type RunRetention = ReturnType<typeof makeRunRetention>
export const RunRetention = token<RunRetention>('core/RunRetention')
