import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeOpinionsFixture } from '../testing/opinions-fixture.ts'
import { aWrittenOpinion } from '../testing/stored-opinions.ts'
import { WriteOpinion } from './write-opinion.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = makeOpinionsFixture(database)
  return { ...fixture, write: makeOf(WriteOpinion)(fixture), facility: await fixture.addFacility() }
}

test('OP-05 an opinion waits for support, is neither counted nor public, and its author sees that', async () => {
  const { write, user, facility, waiting, ratingOf, events, opinionOf } = await setUp()
  const view = await run(write(user, aWrittenOpinion(facility, { text: ` ${aWrittenOpinion('').text}\u200b  ` })))
  expect(view).toMatchObject({ state: 'pending', version: 1, score: 4, trust: 'unverified', text: aWrittenOpinion('').text })
  expect([...waiting]).toEqual([(await opinionOf(view.id)).submission_id])
  expect(await ratingOf(facility)).toMatchObject({ count: 0 })
  expect(events.emitted.map(({ name }) => name)).toEqual(['opinions.submitted'])
})

test.each([
  ['text', { text: 'Za krótko, ale bez wykrzykników.' }, ['FIELD_TOO_SHORT']],
  ['text', { text: '🎈'.repeat(80) }, ['TEXT_TOO_POOR']],
  ['author_first_name', { author_first_name: 'An.' }, ['NAME_TOO_SHORT']],
  ['attended_from', { attended_from: '2999-01' }, ['opinions.month.future']],
  ['attended_to', { attended_to: '2024-01' }, ['opinions.month.order']],
  ['pros.0', { pros: ['!!!'] }, ['FIELD_EMPTY']],
  ['code', { code: 'K7QM-9X2P' }, ['opinions.code.wrong']],
])('OP-02 refuses a wrong %s: %j', async (field, over, messages) => {
  const { write, user, facility, countOpinions, waiting } = await setUp()
  expect(await failureOf(write(user, aWrittenOpinion(facility, over)))).toMatchObject({ _tag: 'Validation', schema: { [field]: messages } })
  expect([await countOpinions(), waiting.size]).toEqual([0, 0])
})

test('OP-03 a second opinion of the account about the facility is refused, until the first one is withdrawn', async () => {
  const { write, user, facility, addFacility, withdrawLocked, opinionOf } = await setUp()
  const { id } = await run(write(user, aWrittenOpinion(facility)))
  expect((await failureOf(write(user, aWrittenOpinion(facility))))._tag).toBe('OpinionExists')
  await run(write(user, aWrittenOpinion(await addFacility())))
  await run(withdrawLocked(user, await opinionOf(id)))
  await run(write(user, aWrittenOpinion(facility)))
})

test('OP-04 nobody writes about a facility for which they work; parents do', async () => {
  const { write, user, facility, giveRole } = await setUp()
  for (const role of ['owner', 'administrator', 'teacher'] as const) {
    await giveRole(facility, user.id, role)
    expect((await failureOf(write(user, aWrittenOpinion(facility))))._tag).toBe('OwnFacility')
  }
  await giveRole(facility, user.id, 'parent')
  await run(write(user, aWrittenOpinion(facility)))
})

test('OP-05 not for a facility that is closed or gone, nor by a visitor', async () => {
  const { write, user, addFacility } = await setUp()
  expect((await failureOf(write(user, aWrittenOpinion(await addFacility({ active: false, inactive_since: '2026-01-01' })))))._tag).toBe(
    'FacilityInactive',
  )
  expect((await failureOf(write(user, aWrittenOpinion(newId()))))._tag).toBe('FacilityNotFound')
  expect((await failureOf(write(visitor, aWrittenOpinion(newId()))))._tag).toBe('MissingJwt')
})

test('OP-07 codes may be tried ten times an hour', async () => {
  const { write, facility } = await setUp()
  const user = aUser({ id: newId() })
  const attempt = () => failureOf(write(user, aWrittenOpinion(facility, { code: 'ABCD-2345' })))
  for (let n = 0; n < 10; n++) expect((await attempt())._tag).toBe('Validation')
  expect((await attempt())._tag).toBe('TooManyRequests')
})
