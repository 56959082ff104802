import { expect, test } from 'vitest'
import { connectClient, waitUntil } from '#config/quality/testing/index-fixture.ts'
import { outcomesOf } from '#config/quality/testing/outcomes-of.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { DeleteFacility, SetActivity } from '../use-cases/facilities.ts'
import { MergeFacilities } from '../use-cases/merge-facilities.ts'
import { UndoMerge } from '../use-cases/undo-merge.ts'
import { giveTo, recordFacility } from './record-facility.ts'

// Two desks work on the same facilities, and the connection is lost in the middle: no order of their acts may lose or
// double anything.

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const reason = 'Ta sama placówka'
const merge = (support: User, survivor_id: string, merged_id: string) =>
  platform.run(MergeFacilities, support, { survivor_id, merged_id, reason })

/** Reads what no order of acts may leave: addresses of two steps, members and register numbers of a merged facility, several owners. */
const wrongRows = async (ids: readonly string[]) => {
  const list = [JSON.stringify(ids)]
  const of = (column: string) => `${column} in (select jsonb_array_elements_text(?::jsonb)::uuid)`
  return {
    chains: await rows(
      `select f.id from facility f join facility g on g.id = f.merged_into where g.merged_into is not null and ${of('f.id')}`,
      list,
    ),
    members: await rows(
      `select account_id from access_grant a join facility f on f.id = a.facility_id where f.merged_into is not null and ${of('f.id')}`,
      list,
    ),
    owners: await rows(
      `select facility_id from access_grant where role = 'owner' and ${of('facility_id')} group by 1 having count(*) > 1`,
      list,
    ),
    statements: await rows(
      `select s.number from facility_statement s join facility f on f.id = s.facility_id where s.source = 'rspo' and f.merged_into is not null and ${of('f.id')}`,
      list,
    ),
  }
}
const nothingWrong = { chains: [], members: [], owners: [], statements: [] }

test('SP-02 whatever two desks merge, undo, close and reopen at once: no address needs two steps, and every number and member is at one facility', async () => {
  const desks = [await createUser(platform, 'support'), await createUser(platform, 'support')] as const
  const recorded = await Promise.all(Array.from({ length: 6 }, () => recordFacility(platform.find)))
  const ids = recorded.map(({ id }) => id)
  const teachers = new Map(ids.map((id) => [newId(), id]))
  for (const [teacher, id] of teachers) await giveTo(rows, id, teacher, 'teacher')
  for (const id of ids.slice(0, 2)) await giveTo(rows, id, newId())
  // The same sequence in each run.
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const anyId = () => ids[random(ids.length)] ?? ''
  const seen = new Set<string>()
  let merges = 0
  for (let round = 0; round < 12; round++) {
    const inForce = await rows<{ id: string }>('select id from support_merge where undone_at is null')
    const acts = Array.from({ length: 8 }, (_, n): Promise<unknown> => {
      const desk = desks[n % 2 ? 1 : 0]
      const kind = random(6)
      if (kind < 3) return merge(desk, anyId(), anyId()).then(() => merges++)
      if (kind < 5 && inForce.length) return platform.run(UndoMerge, desk, { id: inForce[random(inForce.length)]?.id ?? '', reason })
      return platform.run(SetActivity, desk, { id: anyId(), active: random(2) === 1, reason })
    })
    for (const tag of (await outcomesOf(acts)).refusals) seen.add(tag)
    expect(await wrongRows(ids)).toEqual(nothingWrong)
  }
  expect(merges).toBeGreaterThan(3)
  // `Validation`: a facility and itself.
  const expected = ['Validation', 'FacilityRemoved', 'BothOwned', 'MergeUndone', 'MergedOn', 'ActivityUnchanged']
  expect([...seen].filter((tag) => !expected.includes(tag))).toEqual([])
  const numbers = await rows<{ number: string }>(
    `select number from facility_statement where source = 'rspo' and facility_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify(ids)],
  )
  expect(numbers.map(({ number }) => number).toSorted()).toEqual(recorded.map(({ number }) => number).toSorted())
  const members = await rows<{ account_id: string }>(
    `select account_id from access_grant where role = 'teacher' and facility_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify(ids)],
  )
  expect(members.map(({ account_id }) => account_id).toSorted()).toEqual([...teachers.keys()].toSorted())
})

test('SP-02 a facility that one desk deletes while another merges it into a third is either deleted or merged', async () => {
  const desks = [await createUser(platform, 'support'), await createUser(platform, 'support')] as const
  for (let round = 0; round < 6; round++) {
    const [survivor, merged] = await Promise.all([recordFacility(platform.find), recordFacility(platform.find)])
    const doomed = round % 2 ? survivor.id : merged.id
    const acts = [merge(desks[0], survivor.id, merged.id), platform.run(DeleteFacility, desks[1], { id: doomed, reason })]
    const { answers, refusals } = await outcomesOf<unknown>(round % 3 ? acts : acts.toReversed())
    const [state] = await rows<{ merged: boolean; deleted: boolean }>(
      `select merged_into is not null merged, (select deleted_at is not null from facility where id = ?) deleted from facility where id = ?`,
      [doomed, merged.id],
    )
    const done = answers.length
    // A survivor may be deleted after the merge.
    expect(done).toBe(Number(state?.merged) + Number(state?.deleted))
    expect(done === 2 ? doomed : survivor.id).toBe(survivor.id)
    expect(refusals).toEqual(done === 2 ? [] : ['FacilityRemoved'])
    expect(await wrongRows([survivor.id, merged.id])).toEqual(nothingWrong)
  }
})

test('SP-02 a merge whose connection to the database is lost half-way leaves nothing behind, and succeeds when it is repeated', async () => {
  const support = await createUser(platform, 'support')
  const [survivor, merged] = await Promise.all([recordFacility(platform.find), recordFacility(platform.find)])
  const teacher = newId()
  await giveTo(rows, merged.id, teacher, 'teacher')
  const stateOf = () =>
    rows(
      `select f.id, f.merged_into, f.version, (select array_agg(s.number order by s.number) from facility_statement s where s.facility_id = f.id) numbers,
        (select count(*)::int from access_grant g where g.facility_id = f.id) members,
        (select count(*)::int from support_merge where merged_id = f.id) merges,
        (select count(*)::int from outbox where event->>'merged' = f.id::text) events
       from facility f where f.id in (?, ?) order by f.id`,
      [survivor.id, merged.id],
    )
  const before = await stateOf()
  const client = await connectClient(platform.databaseUrl)
  try {
    // The merge has moved statements and waits for this membership.
    await client.query('begin')
    await client.query('select 1 from access_grant where account_id = $1 for update', [teacher])
    const lost = merge(support, survivor.id, merged.id).catch((error: unknown) => error)
    await waitUntil(async () => {
      const ended = await rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like 'delete from access_grant%'`,
      )
      return ended.length === 1
    })
    expect(await lost).toMatchObject({ _tag: 'Unavailable' })
  } finally {
    await client.query('rollback')
    await client.end()
  }
  expect(await stateOf()).toEqual(before)
  await merge(support, survivor.id, merged.id)
  expect(await wrongRows([survivor.id, merged.id])).toEqual(nothingWrong)
  expect(await rows('select facility_id from access_grant where account_id = ?', [teacher])).toEqual([{ facility_id: survivor.id }])
})
