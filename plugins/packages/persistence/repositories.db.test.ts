import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { newId } from '#core/kernel/ids.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { anOrder } from '../testing/store-order.ts'

const database = databaseForTests()

const setUp = () => ({
  orders: database.find(Orders),
  facilities: database.find(PackageFacilities),
  transaction: database.find(Transaction),
  addFacility: (standing: FacilityStanding) => storeStanding(database, standing),
})

const paid = (ends_at: string) =>
  ({ state: 'active', paid_at: '2026-11-23T10:00:00.000Z', starts_at: '2026-11-23T10:00:00.000Z', ends_at }) as const

const next = async (over: Parameters<typeof anOrder>[0] = {}) => {
  const { orders } = setUp()
  const proforma = over.package === 'trial' ? null : await run(orders.nextProforma())
  return anOrder({ serial: await run(orders.nextSerial()), proforma, ...over })
}

test('returns an order as it was stored, and as it was changed', async () => {
  const { orders, transaction } = setUp()
  const order = await next()
  await run(orders.add(order))
  expect(await run(orders.byId(order.id))).toEqual(order)
  const active = { ...order, ...paid('2027-11-23T23:00:00.000Z') }
  await run(transaction(Effect.andThen(orders.lock(order.id), orders.save(active))))
  expect(await run(orders.byId(order.id))).toEqual(active)
  for (const id of [newId(), 'rubbish', '']) expect(await run(orders.byId(id))).toBeNull()
})

test.each(['nextSerial', 'nextProforma'] as const)('%s differs for each order', async (series) => {
  const { orders } = setUp()
  const numbers = await run(
    Effect.all(
      [1, 2, 3].map(() => orders[series]()),
      { concurrency: 'unbounded' },
    ),
  )
  expect(new Set(numbers).size).toBe(3)
})

test('lists the orders of an account, the newest first', async () => {
  const { orders } = setUp()
  const account_id = newId()
  const older = await next({ account_id })
  const newer = await next({ account_id, placed_at: '2026-11-24T10:00:00.000Z' })
  const foreign = await next()
  for (const one of [older, newer, foreign]) await run(orders.add(one))
  expect((await run(orders.ofAccount(account_id))).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('PK-06 support finds orders by facility, number and state, the newest first', async () => {
  const { orders } = setUp()
  const facility_id = newId()
  const older = await next({ facility_id })
  const newer = await next({ facility_id, ...paid('2027-11-23T23:00:00.000Z') })
  for (const one of [older, newer, await next()]) await run(orders.add(one))
  const found = async (query: object) => (await run(orders.search({ limit: 9, ...query }))).map(({ id }) => id)
  expect(await found({ facilityId: facility_id })).toEqual([newer.id, older.id])
  expect(await found({ facilityId: facility_id, state: 'pending' })).toEqual([older.id])
  expect(await found({ proforma: older.proforma })).toEqual([older.id])
  expect(await found({ facilityId: facility_id, before: newer.serial })).toEqual([older.id])
  expect(await found({ facilityId: 'rubbish' })).toEqual([])
})

test('finds the order that waits, of one account and one package', async () => {
  const { orders, transaction } = setUp()
  const order = await next()
  const { facility_id, account_id } = order
  await run(orders.add(order))
  await run(orders.add(await next({ facility_id, account_id, package: 'full_support', ...paid('2027-11-23T23:00:00.000Z') })))
  expect(await run(transaction(orders.pendingOf(facility_id, account_id, 'professional_start')))).toEqual(order)
  expect(await run(transaction(orders.pendingOf(facility_id, account_id, 'full_support')))).toBeNull()
  expect(await run(transaction(orders.pendingOf(facility_id, newId(), 'professional_start')))).toBeNull()
})

test('knows running orders and whether there ever was one', async () => {
  const { orders, transaction } = setUp()
  const facility_id = newId()
  await run(orders.add(await next({ facility_id })))
  expect(await run(orders.hadPackage(facility_id))).toBe(false)
  const late = await next({ facility_id, ...paid('2028-11-23T23:00:00.000Z') })
  const early = await next({ facility_id, ...paid('2027-11-23T23:00:00.000Z') })
  for (const one of [late, early]) await run(orders.add(one))
  await run(orders.add(await next({ facility_id, ...paid('2026-11-23T23:00:00.000Z'), state: 'expired' })))
  expect((await run(transaction(orders.runningOf(facility_id)))).map(({ id }) => id)).toEqual([early.id, late.id])
  expect(await run(orders.hadPackage(facility_id))).toBe(true)
})

test('PK-06 a facility has one trial, and a payment is noted once', async () => {
  const { orders } = setUp()
  const trial = await next({ package: 'trial', invoice: null, ...paid('2026-12-23T23:00:00.000Z') })
  await run(orders.add(trial))
  expect(await failureOf(orders.add(await next({ ...trial, id: newId(), serial: (await next()).serial })))).toMatchObject({
    _tag: 'TrialUnavailable',
  })
  const event = newId()
  await run(orders.notePayment(event, trial, '2026-11-23T10:00:00.000Z'))
  expect(await failureOf(orders.notePayment(event, trial, '2026-11-23T10:00:00.000Z'))).toMatchObject({ _tag: 'PaymentKnown' })
})

test('finds the facilities whose package ends in a span', async () => {
  const { facilities, addFacility } = setUp()
  const from = '2031-01-01T00:00:00.000Z'
  const to = '2031-02-01T00:00:00.000Z'
  const at = (validUntil: string | null, status: FacilityStanding['status'] = 'premium') => addFacility({ status, validUntil })
  const first = await at('2031-01-01T00:00:00.001Z')
  const last = await at(to)
  const before = await at(from)
  for (const other of ['2031-02-01T00:00:00.001Z', null]) await at(other)
  await at('2031-01-15T00:00:00.000Z', 'registered')
  const ending = await run(facilities.endingBetween(from, to))
  expect(ending).toEqual([
    { facilityId: first, validUntil: '2031-01-01T00:00:00.001Z' },
    { facilityId: last, validUntil: to },
  ])
  expect((await run(facilities.endingBetween(null, from))).map(({ facilityId }) => facilityId)).toContain(before)
})

test('a notice is noted once for each end and each number of days', async () => {
  const { facilities, addFacility } = setUp()
  const id = await addFacility({ status: 'premium', validUntil: null })
  const note = (until: string, days: number) => run(facilities.noteNotice(id, until, days))
  const end = '2027-11-23T23:00:00.000Z'
  const later = '2028-11-23T23:00:00.000Z'
  expect([await note(end, 30), await note(end, 30), await note(end, 7), await note(later, 30)]).toEqual([true, false, true, true])
})

test('names existing facilities alone', async () => {
  const { facilities, addFacility } = setUp()
  const id = await addFacility({ status: 'registered', validUntil: null })
  expect([...(await run(facilities.names([id, newId(), 'rubbish']))).keys()]).toEqual([id])
  expect(await run(facilities.ownersOf(id))).toEqual([])
})

test('PK-06 owners are those with the role, and a merged facility has no name', async () => {
  const { facilities, addFacility } = setUp()
  const id = await addFacility({ status: 'registered', validUntil: null })
  const owner = newId()
  const teacher = newId()
  for (const [accountId, role] of [
    [owner, 'owner'],
    [teacher, 'teacher'],
  ] as const)
    await run(database.find(Grants).save({ accountId, facilityId: id, role, permissions: [] }))
  expect(await run(facilities.ownersOf(id))).toEqual([owner])
  const target = await addFacility({ status: 'registered', validUntil: null })
  await rowsOf(database, 'update facility set merged_into = ? where id = ?', [target, id])
  expect((await run(facilities.names([id, target]))).size).toBe(1)
})
