import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { type Person, type PersonalDataDeclaration, personalTables } from '#core/plugin/personal-data.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { PersonalDataRepository } from '#core/ports/personal-data-repository.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { inErasureOrder } from './erasure-order.ts'
import { type ErasureChoices, type ErasureStep, noErasureStep } from './erasure-step.ts'
import { requireOwnData } from './require-own-data.ts'

interface Dependencies {
  readonly declarations: readonly PersonalDataDeclaration[]
  readonly repository: PersonalDataRepository
  readonly audit: Audit
  readonly transaction: Transaction
  readonly steps?: ErasureStep
}

/** Number of deleted or anonymised rows by table. */
export type ErasedRows = Readonly<Record<string, number>>

/** Erases a person's data as declared, in one transaction (GDPR art. 17); a farewell mail must be enqueued after it. */
export const makeErasePersonalData = ({ declarations, repository, audit, transaction, steps = noErasureStep }: Dependencies) =>
  Effect.fn('personal-data.erase')(function* (actor: Actor, person: Person, choices: ErasureChoices = {}) {
    yield* requireOwnData(actor, person.accountId)
    return yield* transaction(
      Effect.gen(function* () {
        yield* steps(actor, person, choices)
        const erased: Record<string, number> = {}
        for (const declaration of inErasureOrder(personalTables(declarations), yield* repository.tables())) {
          const rows = yield* repository.erase(declaration, person)
          if (rows) erased[declaration.table] = rows
        }
        yield* audit.record({
          actor,
          action: 'personal-data.erased',
          subject: person.accountId,
          about: { tables: Object.entries(erased).map(([table, rows]) => `${table}: ${rows}`) },
        })
        return erased as ErasedRows
      }),
    )
  })
export type ErasePersonalData = ReturnType<typeof makeErasePersonalData>
export const ErasePersonalData = token<ErasePersonalData>('core/ErasePersonalData')
