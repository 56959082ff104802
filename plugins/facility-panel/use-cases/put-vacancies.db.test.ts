import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { PutVacancies } from './change-section.ts'

const database = databaseForTests()

test('RE-08 OW-10 free places are replaced as a whole, with the day of the count; the version of the section rises', async () => {
  const fixture = await makePanelFixture(database)
  const { owner, stranger, facilityId: id, panelFacilities } = fixture
  const put = makeOf(PutVacancies)(fixture)
  const list = [{ group: '2-3', places: 2, from_date: '2027-09-01' }] as const
  expect(await run(put(owner, { id, list }))).toEqual({ vacancies: [{ ...list[0], source: 'owner' }], updated_at: '2026-11-23' })
  const facility = await run(panelFacilities.byId(id))
  expect(facility && factsOf(facility).current.vacancies).toMatchObject({
    source: 'owner',
    on: '2026-11-23',
    value: [{ group: '2-3', places: 2, from: '2027-09-01' }],
  })
  expect(facility?.sections.recruitment?.version).toBe(2)
  expect(await failureOf(put(owner, { id, list: [list[0], list[0]] }))).toMatchObject({ _tag: 'Validation' })
  expect(await failureOf(put(stranger, { id, list }))).toMatchObject({ _tag: 'InsufficientPermissions' })
})
