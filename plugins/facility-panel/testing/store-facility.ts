import { run } from '#adapters/memory/run.ts'
import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { operator } from '#core/access/actor.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'

/** Stores a facility as its register lists it; returns its id. */
export const storeFacility = async (platform: TestPlatform, over: FieldValues = {}): Promise<string> => {
  const number = newId()
  const batch = { id: newId(), source: 'zlobki', on: '2026-01-01' }
  const values: FieldValues = {
    name: 'Bajka',
    type: 'kindergarten',
    voivodeship: 'malopolskie',
    county: 'Kraków',
    city: 'Kraków',
    street: 'ul. Leśna',
    location: { longitude: 19.94, latitude: 50.06, precision: 'exact' },
    ...over,
  }
  const record = platform.find(RecordStatements)(operator, { batch, statements: [{ number, values }] })
  await run(platform.find(Transaction)(record))
  const [row] = await rowsOf<{ id: string }>(platform, 'select facility_id id from facility_statement where number = ?', [number])
  return row?.id ?? ''
}
