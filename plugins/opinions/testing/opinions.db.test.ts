import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { OpinionMerges } from '../services/opinion-merges.ts'
import { AnswerOpinion } from '../use-cases/answers.ts'
import { IssueCodes } from '../use-cases/codes.ts'
import { AcceptOpinionById } from '../use-cases/decide-opinion.ts'
import { WithdrawStranded } from '../use-cases/maintenance.ts'
import { ChangeOpinion, WithdrawOpinion, WriteOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion, fineText, storeFacility } from './stored-opinions.ts'

const platform = startForTests(testPlatform)

const support = aUser({ id: newId(), type: 'support' })
const someone = (over: Partial<User> = {}) => aUser({ id: newId(), agent: newId(), ...over })
const write = (user: User, facilityId: string, over = {}) => platform.run(WriteOpinion, user, aWrittenOpinion(facilityId, over))
const accept = (id: string) => platform.run(AcceptOpinionById, support, { id })
const countOf = async (facilityId: string) =>
  (
    await rowsOf<{ count: number; total: number }>(platform, 'select rating_count count, rating_total total from facility where id = ?', [
      facilityId,
    ])
  )[0]
const outcomes = async (attempts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((one) => (one.status === 'fulfilled' ? 'done' : String((one.reason as { _tag?: string })._tag)))

test('OP-03 two hundred opinions of one account at once leave one row; the others are told that it exists', async () => {
  const { id } = await storeFacility(platform)
  const user = someone()
  const store = platform.find(Opinions)
  const { newOpinion, readWritten } = await import('../domain/opinion.ts')
  const now = new Date()
  const add = () =>
    run(Effect.flip(store.add(newOpinion(user.id, id, readWritten(aWrittenOpinion(id), now).written, now)))).catch(() => 'done')
  const ends = await Promise.all(Array.from({ length: 200 }, add))
  expect(ends.filter((one) => one === 'done')).toHaveLength(1)
  expect(ends.filter((one) => typeof one === 'object' && one._tag === 'OpinionExists')).toHaveLength(199)
  const both = await outcomes([write(user, id), write(user, id)])
  expect(both).toEqual(['OpinionExists', 'OpinionExists'])
  const another = someone()
  expect((await outcomes([write(another, id), write(another, id)])).toSorted()).toEqual(['OpinionExists', 'done'])
  expect(await rowsOf(platform, 'select 1 from opinions_opinion where facility_id = ?', [id])).toHaveLength(2)
})

test('OP-05 OP-10 the rating counts accepted opinions only, in the transaction of each decision', async () => {
  const { id } = await storeFacility(platform)
  const one = someone()
  const two = someone()
  const first = await write(one, id)
  const second = await write(two, id, { score_food: 5, text: `${fineText} Polecamy wszystkim.` })
  expect(await countOf(id)).toEqual({ count: 0, total: 0 })
  await accept(first.id)
  await accept(second.id)
  expect((await countOf(id))?.count).toBe(2)
  expect((await countOf(id))?.total).toBeCloseTo((4 + 14 / 3) / 2, 10)
  await platform.run(ChangeOpinion, one, { ...withoutFacility(), id: first.id })
  expect(await countOf(id)).toMatchObject({ count: 1 })
  await platform.run(WithdrawOpinion, two, { id: second.id })
  expect(await countOf(id)).toEqual({ count: 0, total: 0 })
  await write(two, id)
})

const withoutFacility = () => {
  const { facility_id: _, ...written } = aWrittenOpinion('')
  return written
}

test('OP-05 support and the author at once: either the edit comes first and nothing is decided, or the decided text is hidden again', async () => {
  const { id } = await storeFacility(platform)
  for (let n = 0; n < 3; n++) {
    const user = someone()
    const written = await write(user, id)
    // Support names the version that was read: without one, an acceptance that arrives after the edit is about the new text.
    const acceptance = platform.run(AcceptOpinionById, support, { id: written.id, version: written.version })
    const ends = await outcomes([acceptance, platform.run(ChangeOpinion, user, { ...withoutFacility(), id: written.id })])
    expect(ends[1]).toBe('done')
    expect(['done', 'SubjectChanged', 'ReviewDecided', 'OpinionClosed', 'VersionConflict']).toContain(ends[0])
    expect((await run(platform.find(Opinions).byId(written.id))).state).toBe('pending')
    expect(
      await rowsOf(platform, `select 1 from moderation_review where state = 'waiting' and author_account_id = ?`, [user.id]),
    ).toHaveLength(1)
  }
  expect(await countOf(id)).toMatchObject({ count: 0 })
})

test('OP-07 a printed code is used once, also by two at once, and verifies when the opinion is accepted', async () => {
  const { id } = await storeFacility(platform)
  const owner = someone({ perms: { [id]: ['facility-opinions/write'] } })
  const { codes, batch } = await platform.run(IssueCodes, owner, { facility_id: id, size: 10 })
  expect([batch.number, codes.length]).toEqual([1, 10])
  expect(await rowsOf(platform, 'select 1 from opinions_code where mac = any (?::text[])', [`{${codes.join(',')}}`])).toEqual([])
  const code = (codes[0] ?? '').toLowerCase().replace('-', ' ')
  const one = someone()
  const two = someone()
  const ends = await outcomes([write(one, id, { code }), write(two, id, { code })])
  expect(ends.toSorted()).toEqual(['Validation', 'done'])
  const used = await rowsOf<{ id: string }>(platform, 'select id from opinions_opinion where facility_id = ? and code_id is not null', [id])
  expect(used).toHaveLength(1)
  expect(await accept(used[0]?.id ?? '')).toMatchObject({ trust: 'verified', trust_method: 'code', code_used: true })
  const elsewhere = aWrittenOpinion((await storeFacility(platform)).id, { code: codes[1] ?? '' })
  expect(await failureOf(platform.find(WriteOpinion)(someone(), elsewhere))).toMatchObject({
    schema: { code: ['opinions.code.wrong'] },
  })
})

test('OP-08 opinions follow a merge, except of authors who wrote about both, and come back when it is undone', async () => {
  const remaining = await storeFacility(platform)
  const merged = await storeFacility(platform)
  const both = someone()
  const once = someone()
  const waiting = someone()
  for (const [user, facility] of [
    [both, remaining],
    [both, merged],
    [once, merged],
  ] as const)
    await accept((await write(user, facility.id)).id)
  const pending = await write(waiting, merged.id)
  const point = (to: string | null) => rowsOf(platform, 'update facility set merged_into = ? where id = ?', [to, merged.id])
  await point(remaining.id)
  const merge = { survivor: remaining.id, merged: merged.id, at: new Date().toISOString() }
  const inTransaction = (step: Effect.Effect<void>) => run(platform.find(Transaction)(step))
  await inTransaction(platform.find(OpinionMerges).join(support, merge))
  await inTransaction(platform.find(OpinionMerges).join(support, merge))
  expect(await countOf(remaining.id)).toMatchObject({ count: 2 })
  expect(
    await rowsOf(platform, `select facility_id from moderation_review where state = 'waiting' and author_account_id = ?`, [waiting.id]),
  ).toEqual([{ facility_id: remaining.id }])
  expect((await accept(pending.id)).facility.id).toBe(remaining.id)
  expect(await countOf(remaining.id)).toMatchObject({ count: 3 })
  await point(null)
  await inTransaction(platform.find(OpinionMerges).part(support, merge, []))
  expect([(await countOf(remaining.id))?.count, (await countOf(merged.id))?.count]).toEqual([1, 3])
})

test('OP-05 OP-08 what waits for a facility that was deleted, or merged into one its author wrote about, leaves the queue', async () => {
  const rows = <Row extends object>(sql: string, parameters?: readonly unknown[]) => rowsOf<Row>(platform, sql, parameters)
  const [deleted, merged, remaining, open] = await Promise.all(Array.from({ length: 4 }, async () => (await storeFacility(platform)).id))
  const author = someone()
  const owner = newId()
  const answered = async (facilityId = '') => {
    const { id } = await write(someone(), facilityId)
    await accept(id)
    const staff = aUser({ id: owner, perms: { [facilityId]: ['facility-opinions/write'] } })
    return platform.run(AnswerOpinion, staff, { id, text: 'Dziękujemy za opinię!' })
  }
  await accept((await write(author, remaining ?? '')).id)
  const gone = [await write(someone(), deleted ?? ''), await write(author, merged ?? ''), await answered(deleted)]
  const waits = [await write(someone(), open ?? ''), await answered(open)]
  await rows('update facility set deleted_at = now() where id = ? returning 1', [deleted])
  await rows('update facility set merged_into = ? where id = ? returning 1', [remaining, merged])
  for (let n = 0; n < 2; n++) await platform.run(WithdrawStranded, { kind: 'platform' }, {})
  const waiting = await rows<{ facility_id: string }>(
    `select facility_id from moderation_review where state = 'waiting' and facility_id in (?, ?, ?)`,
    [deleted, merged, open],
  )
  expect(waiting.map(({ facility_id }) => facility_id)).toEqual([open, open])
  const states = await rows<{ state: string }>('select state from opinions_opinion where id in (?, ?, ?, ?) order by state', [
    ...[...gone, waits[0]].map((one) => one?.id),
  ])
  expect(states.map(({ state }) => state)).toEqual(['accepted', 'pending', 'withdrawn', 'withdrawn'])
  expect(await rows('select opinion_id from opinions_answer where opinion_id in (?, ?)', [gone[2]?.id, waits[1]?.id])).toEqual([
    { opinion_id: waits[1]?.id },
  ])
})

test('OP-14 a deleted account leaves its public opinions without a name, or takes them along', async () => {
  const { id } = await storeFacility(platform)
  const anonymised = someone()
  const erased = someone()
  const left = await write(anonymised, id)
  const taken = await write(erased, id)
  for (const one of [left, taken]) await accept(one.id)
  const other = await storeFacility(platform)
  await write(anonymised, other.id)
  await platform.run(ErasePersonalData, { kind: 'operator' }, { accountId: anonymised.id, email: 'a@kredka.test' })
  const erase = platform.find(ErasePersonalData)
  await run(erase({ kind: 'operator' }, { accountId: erased.id, email: 'b@kredka.test' }, { opinions: 'remove' }))
  expect(await countOf(id)).toMatchObject({ count: 1 })
  const rows = await rowsOf(
    platform,
    'select state, text, author_first_name, account_id from opinions_opinion where facility_id in (?, ?) order by state',
    [id, other.id],
  )
  const gone = { state: 'withdrawn', text: '', author_first_name: '', account_id: null }
  expect(rows).toEqual([{ ...gone, state: 'accepted', text: fineText }, gone, gone])
  expect(await rowsOf(platform, `select 1 from moderation_review where state = 'waiting' and facility_id = ?`, [other.id])).toEqual([])
})
