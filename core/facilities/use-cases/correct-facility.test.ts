import { expect, test } from 'vitest'
import { makeFacilities } from '#adapters/memory/facilities.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeMemoryLocalities } from '#plugins/places/testing/memory-localities.ts'
import { makeMemoryTagging } from '#plugins/tags/testing/memory-tagging.ts'
import { makeCorrectFacility } from './correct-facility.ts'
import { makeRecordStatements } from './record-statements.ts'

const values = {
  name: 'Promyk',
  type: 'nursery',
  voivodeship: 'malopolskie',
  county: 'Kraków',
  city: 'Kraków',
  phone: '+48500000001',
} as const

const makeFixture = async () => {
  const facilities = makeFacilities()
  const core = { facilities, localities: makeMemoryLocalities(), tagging: makeMemoryTagging() }
  const batch = { id: newId(), source: 'zlobki', on: '2026-01-01' }
  await run(makeRecordStatements(core)(operator, { batch, statements: [{ number: '1/Z', values }] }))
  const [facilityId = ''] = facilities.records.keys()
  const correct = makeCorrectFacility(core)
  const statement = () => facilities.statements.get(`support ${facilityId}`)
  return {
    facilities,
    facilityId,
    statement,
    correct: (over: object) => correct(operator, { facilityId, source: 'support', on: '2026-02-01', values: {}, ...over }),
  }
}

test('a correction adds to what the source states, keeps the day of the rest, and takes values back', async () => {
  const { facilities, facilityId, statement, correct } = await makeFixture()
  await run(correct({ values: { phone: '+48600000001', street: 'ul. Leśna' } }))
  expect(facilities.records.get(facilityId)).toMatchObject({ phone: '+48600000001', street: 'ul. Leśna' })
  await run(correct({ on: '2026-03-01', values: { phone: '+48600000002' } }))
  expect(statement()?.fields).toEqual({ phone: { value: '+48600000002' }, street: { value: 'ul. Leśna', on: '2026-02-01' } })
  await run(correct({ withdrawn: ['phone', 'street'] }))
  expect(facilities.records.get(facilityId)).toMatchObject({ phone: '+48500000001', street: null })
})

test('a correction can be undone as a batch of its own', async () => {
  const { facilities, facilityId, correct } = await makeFixture()
  const batch = await run(correct({ values: { name: 'Promyczek' } }))
  expect(facilities.records.get(facilityId)?.name).toBe('Promyczek')
  await run(facilities.undo(batch))
  expect(facilities.records.get(facilityId)?.name).toBe('Promyk')
})

test('closing stays until it is taken back, whatever else is corrected', async () => {
  const { facilities, facilityId, correct } = await makeFixture()
  await run(correct({ goneOn: '2026-02-01' }))
  await run(correct({ values: { name: 'Promyczek' } }))
  expect(facilities.records.get(facilityId)).toMatchObject({ active: false, inactive_since: '2026-02-01', name: 'Promyczek' })
  await run(correct({ goneOn: null }))
  expect(facilities.records.get(facilityId)).toMatchObject({ active: true })
})

test('a value that every facility needs is not taken away when nobody else states it', async () => {
  const { facilities, facilityId, correct } = await makeFixture()
  await run(correct({ values: { name: 'Promyczek' } }))
  const { name: _, ...fields } = facilities.statements.get('zlobki 1/Z')?.fields ?? {}
  facilities.statements.set('zlobki 1/Z', { source: 'zlobki', number: '1/Z', statedOn: '2026-01-01', goneOn: null, facilityId, fields })
  expect(await failureOf(correct({ withdrawn: ['name'] }))).toMatchObject({ schema: { name: ['FIELD_REQUIRED'] } })
})
