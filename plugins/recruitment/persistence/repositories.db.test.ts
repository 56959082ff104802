import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Application } from '../domain/application.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { anApplication, aStep } from '../testing/application-builder.ts'

const database = databaseForTests()

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const waiting = (facility_id: string, waiting_rank: number) =>
  anApplication({ facility_id, status: 'waitlisted', waiting_group: '3-6', waiting_rank })

const applications = () => database.find(Applications)
const history = () => database.find(ApplicationHistory)
const transaction = <A, E>(step: Effect.Effect<A, E>) => database.find(Transaction)(step)
const add = async (application: Application) => {
  await run(applications().add(application))
  return application
}

test('keeps an application, and finds no rubbish', async () => {
  const application = await add(anApplication())
  expect(await run(applications().byId(application.id))).toEqual(application)
  const anOffer: Application = { ...application, status: 'offered', offer_expires_at: '2026-11-30T23:00:00.000Z', version: 2 }
  await run(transaction(applications().save(anOffer)))
  expect(await run(transaction(applications().lock(application.id)))).toEqual(anOffer)
  for (const id of [newId(), 'rubbish']) expect(await failureOf(applications().byId(id))).toMatchObject({ _tag: 'ApplicationNotFound' })
  expect([await run(applications().ofFacility('rubbish', {}, 5)), await run(applications().countByStatus('rubbish'))]).toEqual([[], {}])
})

test('RE-05 a child has one open application at a facility; closed ones do not count', async () => {
  const facility_id = newId()
  const child_key = newId()
  const first = await add(anApplication({ facility_id, child_key }))
  expect(await failureOf(applications().add(anApplication({ facility_id, child_key })))).toMatchObject({ _tag: 'ApplicationExists' })
  expect((await run(applications().openOfChild(facility_id, [newId(), child_key])))?.id).toBe(first.id)
  await add(anApplication({ child_key }))
  const at = '2026-11-23T11:00:00.000Z'
  await run(applications().save({ ...first, status: 'withdrawn', closed_at: at, withdrawn_at: at }))
  expect(await run(applications().openOfChild(facility_id, [child_key]))).toBeNull()
  await add(anApplication({ facility_id, child_key }))
})

test('RE-03 lists those of an account and of a facility, the newest first, and counts them by status', async () => {
  const facility_id = newId()
  const account_id = newId()
  const old = await add(anApplication({ facility_id, account_id, created_at: '2026-11-20T10:00:00.000Z' }))
  const fresh = await add(anApplication({ facility_id }))
  const seen = await add(anApplication({ facility_id, account_id, status: 'seen', created_at: '2026-11-22T10:00:00.000Z' }))
  const list = (...query: Parameters<Applications['ofFacility']>) => run(applications().ofFacility(...query)).then(ids)
  expect(await list(facility_id, {}, 5)).toEqual([fresh.id, seen.id, old.id])
  expect(await list(facility_id, { statuses: ['new'] }, 1)).toEqual([fresh.id])
  expect(ids(await run(applications().ofAccount(account_id)))).toEqual([seen.id, old.id])
  expect(ids(await run(transaction(applications().lockOpenOf(account_id))))).toEqual([old.id, seen.id].toSorted())
  expect(await run(applications().countByStatus(facility_id))).toEqual({ new: 2, seen: 1 })
})

test('RE-03 positions are dense, and each facility and group has a list of its own', async () => {
  const facility_id = newId()
  const one = await add(waiting(facility_id, 7))
  const two = await add(waiting(facility_id, 2))
  const three = await add(waiting(facility_id, 7))
  const other = await add(waiting(newId(), 1))
  const positions = async () => {
    const found = await run(applications().positionsOf(ids([one, two, three, other])))
    return [one, two, three, other].map(({ id }) => found.get(id))
  }
  expect(await positions()).toEqual([2, 1, 3, 1])
  expect([await run(applications().nextRank(facility_id, '3-6')), await run(applications().nextRank(facility_id, '2-3'))]).toEqual([8, 1])
  const list = await run(transaction(applications().lockWaiting(facility_id, '3-6')))
  expect(list.map(({ id, rank }) => [id, rank])).toEqual([
    [one.id, 7],
    [two.id, 2],
    [three.id, 7],
  ])
  await run(applications().saveRanks([{ id: three.id, rank: 1 }]))
  expect(await positions()).toEqual([3, 2, 1, 1])
  await run(applications().save({ ...two, status: 'contacted', waiting_group: null, waiting_rank: null }))
  expect(await positions()).toEqual([2, undefined, 1, 1])
})

test('RE-04 changes are unseen until their own parent sees them', async () => {
  const account_id = newId()
  const { id } = await add(anApplication({ account_id, unseen: true }))
  expect(await run(applications().countUnseen(account_id))).toBe(1)
  expect([await run(applications().markSeen(newId(), [id])), await run(applications().markSeen(account_id, [id, 'x']))]).toEqual([0, 1])
  expect([await run(applications().markSeen(account_id, [id])), await run(applications().countUnseen(account_id))]).toEqual([0, 0])
})

test('RE-03 finds offers that have ended and those to remind of', async () => {
  const offer = (offer_expires_at: string, offer_reminded_at: string | null = null) =>
    add(anApplication({ status: 'offered', offer_expires_at, offer_reminded_at }))
  const ended = await offer('2026-12-01T00:00:00.000Z')
  const soon = await offer('2026-12-02T00:00:00.000Z')
  await offer('2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z')
  expect(await run(applications().offersEndedBy('2026-12-01T00:00:00.000Z'))).toEqual([ended.id])
  expect((await run(applications().offersToRemind('2026-12-02T00:00:00.000Z'))).toSorted()).toEqual([ended.id, soon.id].toSorted())
})

test('RE-07 finds what another key encrypts, and replaces it unless it has changed', async () => {
  const { id } = await add(anApplication({ content: 'key0.content' }))
  const old = async () =>
    (await run(applications().sealedWithOldKey('key1.', '00000000-0000-0000-0000-000000000000', 100))).map((one) => one.id)
  expect(await old()).toContain(id)
  await run(applications().replaceContent({ id, content: 'key1.x', child_key: 'new' }, 'other'))
  expect(await old()).toContain(id)
  await run(applications().replaceContent({ id, content: 'key1.x', child_key: 'new' }, 'key0.content'))
  expect(await old()).not.toContain(id)
  expect(await run(applications().byId(id))).toMatchObject({ content: 'key1.x', child_key: 'new' })
})

test('RE-04 RE-07 keeps steps in their order, and counts reads of one kind on one day', async () => {
  const { id } = await add(anApplication())
  const one = aStep(id)
  const two = aStep(id, { at: '2026-11-24T10:00:00.000Z', by: 'facility', status: 'seen', message: 'key0.text' })
  for (const step of [one, two]) await run(history().addStep(step))
  expect(await run(history().stepsOf(id))).toEqual([one, two])
  const viewer = { id: newId(), by: 'facility' } as const
  for (const at of ['2026-11-24T10:00:00.000Z', '2026-11-24T22:30:00.000Z', '2026-11-24T23:30:00.000Z'])
    await run(history().logReads([id, id], viewer, 'list', new Date(at)))
  await run(history().logReads([id], viewer, 'detail', new Date('2026-11-24T12:00:00.000Z')))
  await run(history().logReads([], viewer, 'detail', new Date()))
  expect((await run(history().readsOf(id))).map(({ at, kind, times }) => [at, kind, times])).toEqual([
    ['2026-11-24T23:30:00.000Z', 'list', 1],
    ['2026-11-24T22:30:00.000Z', 'list', 2],
    ['2026-11-24T12:00:00.000Z', 'detail', 1],
  ])
  const old = async () =>
    (await run(history().messagesWithOldKey('key1.', '00000000-0000-0000-0000-000000000000', 100))).map((found) => found.id)
  expect(await old()).toContain(two.id)
  await run(history().replaceMessage(two.id, 'key1.text', 'key0.text'))
  expect(await old()).not.toContain(two.id)
})
