import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import type { User } from '#core/access/actor.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { newId } from '#core/kernel/ids.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { addFavouriteAs } from '#plugins/favourites/testing/add-favourite-as.ts'
import { storeRole } from '#plugins/membership/testing/stored-facility.ts'
import { writeOpinionAs } from '#plugins/opinions/testing/write-opinion-as.ts'
import { insertThread } from '#plugins/questions/testing/store-thread.ts'
import { insertApplication } from '#plugins/recruitment/testing/insert-application.ts'
import { subscribeAs } from '#plugins/subscriptions/testing/subscribe-as.ts'
import { ListMerges } from '../use-cases/list-merges.ts'
import { MergeFacilities } from '../use-cases/merge-facilities.ts'
import { ShowMerge } from '../use-cases/show-merge.ts'
import { UndoMerge } from '../use-cases/undo-merge.ts'
import { recordFacility } from './record-facility.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

const anna = aUser({ id: newId(), type: 'support' })
const reason = 'Ta sama placówka'
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const someone = async (): Promise<User> => ({ ...(await createUser(platform)), agent: newId() })

const storeMember = async (user: User, facilityId: string) => {
  await rows(
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
       values (?, ?, ?, 'parent', 'approved', now(), now(), 1) returning 1`,
    [newId(), facilityId, user.id],
  )
  await storeRole(platform, facilityId, user.id, 'parent')
}

interface Kind {
  readonly write: (user: User, facilityId: string) => Promise<unknown>
  readonly table: string
}

/** How a user writes a row of each kind, and where the rows are. */
const kinds: Readonly<Record<string, Kind>> = {
  opinions: {
    write: (user, id) => writeOpinionAs(platform, user, id),
    table: 'opinions_opinion',
  },
  questions: {
    write: (user, facilityId) => insertThread({ rows }, { facilityId, accountId: user.id }),
    table: 'questions_thread',
  },
  applications: {
    write: (user, facility_id) =>
      insertApplication(
        platform,
        { facility_id, applied_to: facility_id, account_id: user.id, created_at: new Date().toISOString() },
        { child_name: `Dziecko ${user.id}` },
      ),
    table: 'recruitment_application',
  },
  followers: { write: (user, id) => subscribeAs(platform, user, id), table: 'subscriptions_subscription' },
  favourites: { write: (user, id) => addFavouriteAs(platform, user, id), table: 'favourites_facility' },
  members: { write: storeMember, table: 'membership_member' },
}

/** Facilities at which the rows of a user are found, through merges. */
const placesOf = async (table: string, { id }: User) =>
  (
    await rows<{ id: string }>(
      `select coalesce(f.merged_into, f.id) id from ${table} t join facility f on f.id = t.facility_id where t.account_id = ?`,
      [id],
    )
  ).map((row) => row.id)

const twoFacilities = async () => {
  const [survivor, merged] = [(await recordFacility(platform.find)).id, (await recordFacility(platform.find)).id]
  return { survivor, merged }
}
const merge = async ({ survivor, merged }: { readonly survivor: string; readonly merged: string }) => {
  await platform.run(MergeFacilities, anna, { survivor_id: survivor, merged_id: merged, reason })
  return (await platform.run(ListMerges, anna, { limit: 1 })).items[0]?.id ?? ''
}

test('SP-02 every kind of rows that plugins declare is written and followed here', () => {
  expect(
    platform
      .find(MergedKinds)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(Object.keys(kinds).toSorted())
})

describe.each(Object.entries(kinds))('SP-02 %s of merged facilities', (kind, { write, table }) => {
  test('go to the one that remains and come back; what was written since is listed, stays by default, and goes where support chooses', async () => {
    const { survivor, merged } = await twoFacilities()
    const [ofMerged, ofSurvivor, ofBoth] = [await someone(), await someone(), await someone()]
    const [stays, chosen] = [await someone(), await someone()]
    await write(ofMerged, merged)
    await write(ofSurvivor, survivor)
    for (const id of [merged, survivor]) await write(ofBoth, id)

    const id = await merge({ survivor, merged })
    expect(await placesOf(table, ofMerged)).toEqual([survivor])
    await write(stays, survivor)
    await write(chosen, survivor)

    const { written } = await platform.run(ShowMerge, anna, { id })
    expect(written).toMatchObject([{ kind, count: 2 }])
    const items = written[0]?.items ?? null
    const { single } = platform.find(MergedKinds).find((one) => one.kind === kind) ?? {}
    expect(items?.length ?? null).toBe(single ? 2 : null)
    const move = items === null ? { kind } : { kind, ids: items.slice(1).map((item) => item.id) }
    await platform.run(UndoMerge, anna, { id, reason, moves: [move] })

    expect(await placesOf(table, ofMerged)).toEqual([merged])
    expect(await placesOf(table, ofSurvivor)).toEqual([survivor])
    expect((await placesOf(table, ofBoth)).toSorted()).toEqual([merged, survivor].toSorted())
    expect(await placesOf(table, chosen)).toEqual([merged])
    expect(await placesOf(table, stays)).toEqual([items === null ? merged : survivor])
  })

  test('that were written since stay with the one that remained when nothing is chosen', async () => {
    const pair = await twoFacilities()
    const id = await merge(pair)
    const user = await someone()
    await write(user, pair.survivor)
    await platform.run(UndoMerge, anna, { id, reason })
    expect(await placesOf(table, user)).toEqual([pair.survivor])
    expect((await platform.run(ShowMerge, anna, { id })).written).toEqual([])
  })
})

test('SP-02 moves of kinds that nobody knows, and of rows that are not among those listed, change nothing', async () => {
  const pair = await twoFacilities()
  const author = await someone()
  await writeOpinionAs(platform, author, pair.survivor)
  const [before] = await rows<{ id: string }>('select id from opinions_opinion where account_id = ?', [author.id])
  const id = await merge(pair)
  const undo = (move: { readonly kind: string; readonly ids?: readonly string[] }) =>
    platform.run(UndoMerge, anna, { id, reason, moves: [move] })
  await expect(undo({ kind: 'rubbish' })).rejects.toMatchObject({ schema: { moves: ['support.merge.moves.unknown'] } })
  await expect(undo({ kind: 'followers', ids: [newId()] })).rejects.toMatchObject({ schema: { moves: ['support.merge.moves.unknown'] } })
  for (const ids of [[before?.id ?? ''], [newId()], ['rubbish']])
    await expect(undo({ kind: 'opinions', ids })).rejects.toMatchObject({ _tag: 'WrittenChanged' })
  expect((await platform.run(ShowMerge, anna, { id })).undone_at).toBeNull()
  expect(await placesOf('opinions_opinion', author)).toEqual([pair.survivor])
})

test('SP-02 OP-08 of undoings and opinions at once one undoing wins, and no opinion is lost or doubled', async () => {
  const pair = await twoFacilities()
  const id = await merge(pair)
  const authors = await Promise.all(Array.from({ length: 6 }, someone))
  const [first] = authors
  if (first) await writeOpinionAs(platform, first, pair.survivor)
  const undo = () => platform.run(UndoMerge, anna, { id, reason, moves: [{ kind: 'opinions' }] })
  const ends = await Promise.allSettled([
    ...authors.slice(1).map((author) => writeOpinionAs(platform, author, pair.survivor)),
    ...Array.from({ length: 4 }, undo),
  ])
  const undone = ends.slice(5)
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(undone.flatMap((end) => (end.status === 'rejected' ? [end.reason._tag] : []))).toEqual(Array(3).fill('MergeUndone'))
  expect(ends.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  for (const author of authors) expect(await placesOf('opinions_opinion', author)).toHaveLength(1)
  if (first) expect(await placesOf('opinions_opinion', first)).toEqual([pair.merged])
})
