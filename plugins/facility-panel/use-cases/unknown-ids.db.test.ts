import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { ChangeSection } from './change-section.ts'
import { DeleteFacility } from './delete-facility.ts'
import { RemoveEmployee, SortEmployees } from './employees.ts'
import { AcceptShadow, ProposeShadow } from './shadows.ts'

const database = databaseForTests()

const support = aUser({ id: newId(), type: 'support' })

test('ids that are none are not found, by any route', async () => {
  const calls: readonly Promise<unknown>[] = [
    database.run(AcceptShadow, support, { id: 'mazowieckie/warszawa' }),
    database.run(DeleteFacility, support, { id: 'Kraków', confirm: 'x' }),
    database.run(SortEmployees, support, { facility_id: 'unknown', ids: ['unknown'] }),
    database.run(ProposeShadow, support, { facility_id: 'unknown', shadow: { name: 'x' } }),
    database.run(ChangeSection, support, { id: 'unknown', type: 'info', phone: '601602603' }),
    database.run(RemoveEmployee, support, { id: 'unknown' }),
  ]
  expect(
    await Promise.all(
      calls.map((call) =>
        call.then(
          () => 'done',
          ({ _tag }) => _tag,
        ),
      ),
    ),
  ).toEqual(['ShadowFacilityNotFound', 'FacilityNotFound', 'EmployeeNotFound', 'FacilityNotFound', 'FacilityNotFound', 'EmployeeNotFound'])
  expect(await database.run(SortEmployees, support, { facility_id: 'unknown', ids: [] })).toEqual([])
})
