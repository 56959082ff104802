import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system, type User } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { CloseOrphaned } from '../use-cases/close-questions.ts'
import { insertRegisterEmail, insertThread } from './store-thread.ts'

const database = databaseForTests()

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)
const store = () => storeStanding(database, { status: 'registered', validUntil: null })
const count = async (sql: string, parameters: readonly unknown[]) =>
  (await rows<{ n: number }>(`select count(*)::int n from ${sql}`, parameters))[0]?.n

/** Stores a member of staff of a facility. */
const staffOf = async (facilityId: string): Promise<User> => {
  const user = await createUser(database)
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-questions/write}') returning 1`,
    [user.id, facilityId],
  )
  return { ...user, perms: { [facilityId]: ['facility-questions/write'] } }
}

test('QU-06 the address is the one of a register, never that of an owner; profiles say whether the facility gets questions', async () => {
  const facilityId = await store()
  const partOf = async () =>
    (await run(database.find(FacilitySlotData).read(facilityProfileSlot, [facilityId]))).get(facilityId)?.['questions']
  expect(await partOf()).toEqual({ reachable: false, published: [] })
  await rows(
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('owner', ?, ?, '2026-11-01', '{"email": {"value": "zly@wlasciciel.test"}}', ?) returning 1`,
    [facilityId, facilityId, newId()],
  )
  const facilities = database.find(QuestionFacilities)
  expect(await run(facilities.byId(facilityId))).toMatchObject({ register_email: null, address: null, staff: [], exists: true })
  await insertRegisterEmail({ rows }, facilityId, ` ${facilityId}@Bajka.test`)
  const found = await run(facilities.byId(facilityId))
  expect(found).toMatchObject({ register_email: ` ${facilityId}@Bajka.test`, stopped: false })
  await insertThread({ rows }, { facilityId, accountId: newId(), answered: true, publication: 'published' })
  await insertThread({ rows }, { facilityId, accountId: newId(), answered: true, publication: 'requested' })
  expect(await partOf()).toEqual({
    reachable: true,
    published: [{ topic: 'adaptation', question: 'Opowiedzcie o adaptacji', answer: 'Zapraszamy na trzy dni.' }],
  })
  await rows(`insert into questions_address (address, stopped) values (?::bytea, true) returning 1`, [found?.address])
  expect(await partOf()).toMatchObject({ reachable: false })
  expect(await run(facilities.byId(facilityId))).toMatchObject({ stopped: true })
  await staffOf(facilityId)
  expect(await partOf()).toMatchObject({ reachable: true })
})

test('J1.11 the export of a parent contains the question; after erasure only what the facility wrote is left, in a closed thread', async () => {
  const facilityId = await store()
  const parent = await createUser(database)
  const id = await insertThread({ rows }, { facilityId, accountId: parent.id, answered: true, publication: 'published' })
  const person = { accountId: parent.id, email: parent.email }
  const exported = JSON.stringify(
    (await database.run(CollectPersonalData, system, { ...person, language: 'pl' })).map(({ path, bytes }) => [
      path,
      Buffer.from(bytes).toString(),
    ]),
  )
  expect(exported).toContain('Opowiedzcie o adaptacji')
  await database.run(ErasePersonalData, system, person)
  await database.run(CloseOrphaned, system, { name: 'accounts.erased', accountId: parent.id })
  expect(await rows('select side, text, account_id from questions_message where thread_id = ? order by number', [id])).toEqual([
    { side: 'parent', text: '', account_id: null },
    { side: 'facility', text: 'Zapraszamy na trzy dni.', account_id: null },
  ])
  expect(await rows('select state, account_id from questions_thread where id = ?', [id])).toEqual([{ state: 'closed', account_id: null }])
  expect(await count('questions_publication where thread_id = ?', [id])).toBe(0)
})

test('threads are deleted 24 months after their last message, with all that belongs to them', async () => {
  const facilityId = await store()
  const old = await insertThread(
    { rows },
    { facilityId, accountId: newId(), answered: true, publication: 'published', closedAt: '2023-01-01T00:00:00.000Z' },
  )
  const young = await insertThread({ rows }, { facilityId, accountId: newId() })
  await database.run(RunRetention, system, { dryRun: false })
  expect([await count('questions_thread where id = ?', [old]), await count('questions_message where thread_id = ?', [old])]).toEqual([0, 0])
  expect(await count('questions_thread where id = ?', [young])).toBe(1)
})

test('QU-04 counting what is new uses the partial index, however many threads a facility has', async () => {
  const facilityId = await store()
  await rows(
    `insert into questions_thread (id, facility_id, account_id, topic, state, asked_at, last_message_at, last_parent, last_facility, version)
       select gen_random_uuid(), ?, gen_random_uuid(), 'other', 'open', now(), now(), 1, 2, 1 from generate_series(1, 3000) returning 1`,
    [facilityId],
  )
  await rows('analyze questions_thread')
  const plan = await rows<{ 'QUERY PLAN': string }>(
    `explain select 1 from questions_thread t where t.facility_id = '${facilityId}' and t.last_parent > t.last_facility`,
  )
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('questions_thread_waiting')
  expect(await run(database.find(Questions).countNew(aUser().id, [facilityId]))).toEqual({ answers: 0, byFacility: {} })
})
