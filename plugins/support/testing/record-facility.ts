import { Effect } from 'effect'
import { operator } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Token } from '#core/kernel/token.ts'
import { Transaction } from '#core/ports/transaction.ts'

/** Statement of a register, as a test varies it. */
export interface RecordedFacility {
  readonly number?: string
  readonly on?: string
  readonly values?: FieldValues
}

type Find = <Thing>(token: Token<Thing>) => Thing

/** Returns a number that no other test uses. */
export const newNumber = () => String(BigInt(`0x${newId().replaceAll('-', '').slice(-12)}`) % 10n ** 12n)

/** Records what the register `rspo` states about a facility, new or known by its number; returns the facility's id and its number. */
export const recordFacility = async (find: Find, { number = newNumber(), on = '2026-11-01', values }: RecordedFacility = {}) => {
  const stated = { name: 'Promyk', type: 'kindergarten', voivodeship: 'malopolskie', county: 'Kraków', city: 'Kraków', ...values } as const
  const batch = { id: newId(), source: 'rspo', on }
  const step = Effect.gen(function* () {
    // Slugs are given one batch after another.
    yield* find(Facilities).acquireBatchLock()
    yield* find(RecordStatements)(operator, { batch, statements: [{ number, values: stated }] })
    const [statement] = yield* find(Facilities).statementsByNumber(['rspo'], [number])
    return statement?.facilityId ?? ''
  })
  return { id: await Effect.runPromise(find(Transaction)(step)), number, batch: batch.id }
}

/** Makes an account the owner of a facility. */
export const giveTo = (
  rows: (sql: string, parameters: readonly unknown[]) => Promise<unknown>,
  facilityId: string,
  accountId: string,
  role = 'owner',
) =>
  rows(`insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, ?, '{facility-ownership/write}') returning 1`, [
    accountId,
    facilityId,
    role,
  ])
