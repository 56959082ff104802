import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { type Person, type PersonalDataDeclaration, personalTables } from '#core/plugin/personal.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { PersonalDataRepository } from '#core/ports/personal-store.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { mustBeOwn } from './own-data.ts'
import { inOrderOfErasure } from './order.ts'

interface Dependencies {
  readonly lines: readonly PersonalDataDeclaration[]
  readonly store: PersonalDataRepository
  readonly audit: Audit
  readonly transaction: Transaction
}

/** How many rows of which tables were deleted or anonymised. */
export type ErasedRows = Readonly<Record<string, number>>

/** Forgets a person wherever a line says how, in one transaction (GDPR art. 17); a mail of goodbye is posted after it. */
export const makeErasePersonalData = ({ lines, store, audit, transaction }: Dependencies) =>
  Effect.fn('personal-data.erase')(function* (actor: Actor, person: Person) {
    yield* mustBeOwn(actor, person.accountId)
    return yield* transaction(
      Effect.gen(function* () {
        const erased: Record<string, number> = {}
        for (const line of inOrderOfErasure(personalTables(lines), yield* store.tables())) {
          const rows = yield* store.erase(line, person)
          if (rows) erased[line.table] = rows
        }
        yield* audit.note({
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
