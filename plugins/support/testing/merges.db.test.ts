import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { CorrectFacts } from '../use-cases/correct-facts.ts'
import { SetActivity, ShowFacility } from '../use-cases/facilities.ts'
import { MergeFacilities } from '../use-cases/merge-facilities.ts'
import { ListMerges, ShowMerge } from '../use-cases/merges.ts'
import { UndoMerge } from '../use-cases/undo-merge.ts'
import { giveTo, recordFacility } from './record-facility.ts'

const platform = startForTests(testPlatform)

const anna = aUser({ type: 'support' })
const reason = 'Ta sama placówka'
const record = (over: Parameters<typeof recordFacility>[1] = {}) => recordFacility(platform.find, over)
const rows = (sql: string, parameters: readonly unknown[]) => rowsOf<Record<string, unknown>>(platform, sql, parameters)
const show = (id: string) => platform.run(ShowFacility, anna, { id })
const merge = (survivor: string, merged: string) =>
  platform.run(MergeFacilities, anna, { survivor_id: survivor, merged_id: merged, reason })
const factsOf = async (id: string) => (await rows('select phone, email, website from facility where id = ?', [id]))[0]
const lastMerge = async () => (await platform.run(ListMerges, anna, { limit: 1 })).items[0]?.id ?? ''
const rolesAt = async (id: string) =>
  Object.fromEntries(
    (await rows('select account_id, role from access_grant where facility_id = ?', [id])).map((row) => [row['account_id'], row['role']]),
  )

test('SP-02 the survivor gets register numbers and members, and the next edition with both numbers updates it alone', async () => {
  const one = await record({ values: { phone: '+48500000001' } })
  const other = await record({ values: { name: 'Promyczek', email: 'b@promyk.test' } })
  const owner = newId()
  const teacher = newId()
  await giveTo(rows, other.id, owner)
  await giveTo(rows, one.id, teacher, 'teacher')
  await giveTo(rows, other.id, teacher, 'administrator')

  const survivor = await merge(one.id, other.id)
  expect(survivor.numbers.map(({ number }) => number).toSorted()).toEqual([one.number, other.number].toSorted())
  expect(await rolesAt(one.id)).toEqual({ [owner]: 'owner', [teacher]: 'administrator' })
  expect(await rolesAt(other.id)).toEqual({})
  expect(await show(other.id)).toMatchObject({ state: 'merged', merged_into: { id: one.id } })
  const [redirect] = await rows('select merged_into from facility_slug g join facility f on f.id = g.facility_id where g.slug = ?', [
    (await show(other.id)).slug,
  ])
  expect(redirect).toEqual({ merged_into: one.id })

  const values = { name: 'Promyk', type: 'kindergarten', voivodeship: 'malopolskie', county: 'Kraków', city: 'Kraków' } as const
  const edition = {
    batch: { id: newId(), source: 'rspo', on: '2026-11-15' },
    statements: [one, other].map(({ number }) => ({ number, values })),
  }
  const counts = await Effect.runPromise(platform.find(Transaction)(platform.find(RecordStatements)(operator, edition)))
  expect(counts).toMatchObject({ new: 0, changed: 2 })
  expect(await show(one.id)).toMatchObject({ name: 'Promyk', state: 'active' })
})

test('SP-02 undoing a merge restores both facilities and their members, but nobody who has lost the membership since', async () => {
  const one = await record()
  const other = await record({ values: { name: 'Promyczek' } })
  const owner = newId()
  const teacher = newId()
  const revoked = newId()
  await giveTo(rows, other.id, owner)
  await giveTo(rows, one.id, teacher, 'teacher')
  await giveTo(rows, other.id, revoked, 'administrator')
  const before = [await show(one.id), await show(other.id)]

  await merge(one.id, other.id)
  await rows('delete from access_grant where account_id = ? returning 1', [revoked])
  const id = await lastMerge()
  expect(await platform.run(UndoMerge, anna, { id, reason })).toMatchObject({ id: other.id, state: 'active', name: 'Promyczek' })
  const after = [await show(one.id), await show(other.id)]
  const facts = (all: typeof after) => all.map(({ numbers, facts, slug, state }) => ({ numbers, facts, slug, state }))
  expect(facts(after)).toEqual(facts(before))
  expect([await rolesAt(one.id), await rolesAt(other.id)]).toEqual([{ [teacher]: 'teacher' }, { [owner]: 'owner' }])
  await expect(platform.run(UndoMerge, anna, { id, reason })).rejects.toMatchObject({ _tag: 'MergeUndone' })
  await expect(platform.run(UndoMerge, anna, { id: newId(), reason })).rejects.toMatchObject({ _tag: 'MergeNotFound' })
})

test('SP-02 undoing a merge keeps what support has corrected since at the survivor, and restores the other one', async () => {
  const one = await record({ values: { phone: '+48500000001' } })
  const other = await record({ values: { name: 'Promyczek', email: 'b@promyk.test' } })
  await platform.run(CorrectFacts, anna, { id: other.id, website: 'https://promyczek.test', reason })
  const before = await show(other.id)
  await merge(one.id, other.id)
  const id = await lastMerge()
  await platform.run(CorrectFacts, anna, { id: one.id, phone: '600700800', reason })
  expect(await platform.run(UndoMerge, anna, { id, reason })).toMatchObject({ id: other.id, state: 'active', name: 'Promyczek' })
  const after = await show(other.id)
  expect([after.facts, after.numbers, after.slug]).toEqual([before.facts, before.numbers, before.slug])
  const survivor = await show(one.id)
  expect(survivor.numbers.map(({ number }) => number)).toEqual([one.number, one.id])
  expect(await factsOf(one.id)).toMatchObject({ phone: '+48600700800', email: null, website: null })
  expect(await factsOf(other.id)).toMatchObject({ phone: null, email: 'b@promyk.test', website: 'https://promyczek.test/' })
})

test('SP-02 a merge is undone after a later edition, which both keep, and after a correction that was taken back', async () => {
  const one = await record()
  const other = await record({ values: { name: 'Promyczek' } })
  await merge(one.id, other.id)
  const id = await lastMerge()
  await record({ number: one.number, on: '2026-11-15', values: { name: 'Promyk Nowy' } })
  await record({ number: other.number, on: '2026-11-15', values: { name: 'Promyczek Nowy' } })
  await platform.run(CorrectFacts, anna, { id: one.id, phone: '600700800', reason })
  await platform.run(CorrectFacts, anna, { id: one.id, phone: null, reason })
  await platform.run(UndoMerge, anna, { id, reason })
  expect([(await show(one.id)).name, (await show(other.id)).name]).toEqual(['Promyk Nowy', 'Promyczek Nowy'])
})

test('SP-02 a merge whose survivor was merged on is undone after that one', async () => {
  const first = await record()
  const second = await record()
  const third = await record()
  await merge(second.id, first.id)
  const inner = await lastMerge()
  await merge(third.id, second.id)
  const outer = await lastMerge()
  expect(await platform.run(ShowMerge, anna, { id: inner })).toMatchObject({ merged_on: { id: third.id } })
  await expect(platform.run(UndoMerge, anna, { id: inner, reason })).rejects.toMatchObject({ _tag: 'MergedOn' })
  await platform.run(UndoMerge, anna, { id: outer, reason })
  await platform.run(UndoMerge, anna, { id: inner, reason })
  for (const { id } of [first, second, third]) expect(await show(id)).toMatchObject({ state: 'active', merged_into: null })
})

test('PR-15 a successor takes over what parents wrote, but neither members nor what the former owner wrote; only of a closed facility', async () => {
  const former = await record()
  const successor = await record()
  const formerOwner = newId()
  const owner = newId()
  await giveTo(rows, former.id, formerOwner)
  await giveTo(rows, successor.id, owner)
  const confirm = () => platform.run(MergeFacilities, anna, { survivor_id: successor.id, merged_id: former.id, kind: 'successor', reason })
  await expect(confirm()).rejects.toMatchObject({ _tag: 'FacilityOpen' })
  await platform.run(CorrectFacts, anna, { id: former.id, website: 'https://dawny.test', reason })
  await platform.run(SetActivity, anna, { id: former.id, active: false, reason })
  await confirm()
  expect(await show(former.id)).toMatchObject({ state: 'merged', merged_into: { id: successor.id } })
  expect(await show(successor.id)).toMatchObject({ state: 'active' })
  expect(await factsOf(successor.id)).toMatchObject({ website: null })
  expect([await rolesAt(successor.id), await rolesAt(former.id)]).toEqual([{ [owner]: 'owner' }, { [formerOwner]: 'owner' }])
  await platform.run(UndoMerge, anna, { id: await lastMerge(), reason })
  expect(await show(former.id)).toMatchObject({ state: 'inactive', merged_into: null })
  expect([await rolesAt(successor.id), await rolesAt(former.id)]).toEqual([{ [owner]: 'owner' }, { [formerOwner]: 'owner' }])
})

test('of desks that merge the same pair in both directions one wins', async () => {
  const one = await record()
  const other = await record()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? merge(one.id, other.id) : merge(other.id, one.id))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason._tag] : []))).toEqual(Array(9).fill('FacilityRemoved'))
  const states = [(await show(one.id)).state, (await show(other.id)).state]
  expect(states.toSorted()).toEqual(['active', 'merged'])
})

test('what was merged earlier follows, so that no address needs two steps; undoing leads it back', async () => {
  const first = await record()
  const second = await record()
  const third = await record()
  await merge(second.id, first.id)
  await merge(third.id, second.id)
  expect((await show(first.id)).merged_into?.id).toBe(third.id)
  await platform.run(UndoMerge, anna, { id: await lastMerge(), reason })
  expect((await show(first.id)).merged_into?.id).toBe(second.id)
})

test('two facilities with owners, the same one twice, and unknown ones are not merged', async () => {
  const one = await record()
  const other = await record()
  for (const { id } of [one, other]) await giveTo(rows, id, newId())
  await expect(merge(one.id, other.id)).rejects.toMatchObject({ _tag: 'BothOwned' })
  await expect(merge(one.id, one.id)).rejects.toMatchObject({ schema: { merged_id: ['support.merge.same'] } })
  for (const id of [newId(), 'rubbish']) await expect(merge(one.id, id)).rejects.toMatchObject({ _tag: 'FacilityNotFound' })
})
