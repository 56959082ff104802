import { describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { newSubscription } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'
import { storeFacility, storeOffer } from '../testing/store-facility.ts'

const database = databaseForTests()

const at = (hour: number) => new Date(Date.UTC(2026, 11, 14, hour))
const day = '2026-12-14'
const all = { page: 1, offset: 0, limit: 20 }
const everybody = { except: [], offset: 0, limit: 20 }

const subscriptions = () => database.find(Subscriptions)
const facilityNews = () => database.find(FacilityNews)
const follow = async (facilityId: string, accountId = newId(), hour = 8) => {
  const stored = await run(subscriptions().add(newSubscription(accountId, facilityId, at(hour))))
  await run(facilityNews().watch(facilityId))
  return stored
}
/** Reads all batches; returns the followers that they name, by facility. */
const notify = async (limit = 2) => {
  const batches: { facility: string; news: string; accounts: string[] }[] = []
  for (let batch = await run(facilityNews().nextBatch(limit)); batch; batch = await run(facilityNews().nextBatch(limit)))
    batches.push({ facility: batch.facility.id, news: batch.news, accounts: batch.subscribers.map(({ account_id }) => account_id) })
  return batches
}

describe('repository of subscriptions', () => {
  test('SU-01 an account has one subscription to a facility, which stays when it closes; unknown, deleted and closed facilities get none', async () => {
    const facility = await storeFacility(database)
    const account = newId()
    const first = await follow(facility, account)
    expect(await follow(facility, account, 9)).toEqual(first)
    expect(await run(subscriptions().count(account))).toBe(1)
    expect(await run(subscriptions().find(account, facility))).toEqual(first)
    expect(await run(subscriptions().add(newSubscription(account, newId(), at(8))))).toBeNull()
    expect(await run(subscriptions().add(newSubscription(account, 'rubbish', at(8))))).toBeNull()
    for (const offer of [{ gone: true }, { active: false }])
      expect(await run(subscriptions().add(newSubscription(account, await storeFacility(database, offer), at(8))))).toBeNull()
    await storeOffer(database, facility, { active: false })
    expect(await follow(facility, account, 9)).toEqual(first)
  })

  test('removes a subscription of its own account alone', async () => {
    const subscription = await follow(await storeFacility(database))
    const id = subscription?.id ?? ''
    expect(await run(subscriptions().remove(id, newId()))).toBe(false)
    expect(await run(subscriptions().byId(id))).toEqual(subscription)
    expect(await run(subscriptions().remove(id, subscription?.account_id))).toBe(true)
    expect([await run(subscriptions().remove(id)), await run(subscriptions().byId('rubbish'))]).toEqual([false, null])
  })

  test('SU-02 lists those of an account by pages with what is new, which is marked as seen by it alone', async () => {
    const account = newId()
    const older = await storeFacility(database)
    const newer = await storeFacility(database, { free: 0 })
    await follow(older, account, 6)
    const subscription = await follow(newer, account, 7)
    await storeOffer(database, newer, { free: 3, recruiting: true })
    await run(facilityNews().observe(at(9).toISOString(), day))
    const { items, total } = await run(subscriptions().listOf(account, { page: 1, offset: 0, limit: 1 }))
    expect(total).toBe(2)
    expect(items).toMatchObject([{ facility_id: newer, news: ['recruitment', 'vacancies'], recruiting: true, free_places: 3 }])
    const ids = [subscription?.id ?? '', 'rubbish']
    expect(await run(subscriptions().countNew(account))).toBe(1)
    expect(await run(subscriptions().markSeen(newId(), ids, at(10).toISOString()))).toBe(false)
    expect(await run(subscriptions().markSeen(account, ids, at(10).toISOString()))).toBe(true)
    expect(await run(subscriptions().markSeen(account, ids, at(11).toISOString()))).toBe(false)
    expect(await run(subscriptions().countNew(account))).toBe(0)
    expect((await run(subscriptions().listOf(account, all))).items).toMatchObject([{ news: [] }, { facility_id: older, news: [] }])
    await notify()
  })

  test('keeps a facility that was deleted on the list, without a page', async () => {
    const facility = await storeFacility(database)
    const account = newId()
    await follow(facility, account)
    await storeOffer(database, facility, { gone: true })
    expect((await run(subscriptions().listOf(account, all))).items).toMatchObject([{ facility: { slug: null } }])
  })

  test('lists the followers of a facility, the newest first, without some of them', async () => {
    const facility = await storeFacility(database)
    const one = await follow(facility)
    const two = await follow(facility)
    const ids = [one?.id ?? '', two?.id ?? ''].toSorted().toReversed()
    expect((await run(subscriptions().listTo(facility, everybody))).items.map(({ id }) => id)).toEqual(ids)
    expect(await run(subscriptions().listTo(facility, { except: [], offset: 1, limit: 1 }))).toMatchObject({
      items: [{ id: ids[1] }],
      total: 2,
    })
    const others = await run(subscriptions().listTo(facility, { ...everybody, except: [one?.account_id ?? ''] }))
    expect([others.items.map(({ id }) => id), others.total]).toEqual([[two?.id], 1])
    expect(await run(subscriptions().listTo('rubbish', everybody))).toEqual({ items: [], total: 0 })
  })
})

describe('repository of news', () => {
  test('SU-03 notifies of each change for the better once, everybody who followed before, in batches', async () => {
    const facility = await storeFacility(database, { free: 0 })
    const accounts = [newId(), newId(), newId()]
    for (const account of accounts) await follow(facility, account)
    expect([await run(facilityNews().observe(at(9).toISOString(), day)), await notify()]).toEqual([0, []])
    await storeOffer(database, facility, { free: 2 })
    expect(await run(facilityNews().observe(at(10).toISOString(), day))).toBe(1)
    await follow(facility, newId(), 11)
    const batches = await notify()
    expect(batches.map(({ news, facility: id }) => [news, id])).toEqual([
      ['vacancies', facility],
      ['vacancies', facility],
    ])
    expect(batches.flatMap((batch) => batch.accounts).toSorted()).toEqual(accounts.toSorted())
    await storeOffer(database, facility, { free: 3 })
    expect([await run(facilityNews().observe(at(12).toISOString(), day)), await notify()]).toEqual([0, []])
  })

  test('SU-02 a post of a facility is marked as new for those who have followed it before', async () => {
    const facility = await storeFacility(database)
    const account = newId()
    await follow(facility, account)
    await run(facilityNews().post(facility, at(10).toISOString()))
    const { items } = await run(subscriptions().listOf(account, { page: 1, offset: 0, limit: 5 }))
    expect([items.map(({ news }) => news), await notify()]).toEqual([[['posts']], []])
  })

  test('SU-03 lists those who are told of what is new, who followed before, part by part', async () => {
    const facility = await storeFacility(database)
    const accounts = [newId(), newId(), newId()]
    for (const account of accounts) await follow(facility, account)
    await follow(facility, newId(), 12)
    const part = async (after: string | null) =>
      (await run(subscriptions().listNotified(facility, { before: at(11).toISOString(), after, limit: 2 }))).map(
        ({ account_id }) => account_id,
      )
    const first = await part(null)
    expect([...first, ...(await part(first[1] ?? ''))]).toEqual(accounts.toSorted())
  })

  test('what a facility offers before it is followed is no news; going back and forth notifies once a day', async () => {
    const facility = await storeFacility(database, { recruiting: true })
    await follow(facility)
    expect(await run(facilityNews().observe(at(9).toISOString(), day))).toBe(0)
    for (const hour of [10, 12]) {
      await storeOffer(database, facility, { recruiting: false })
      await run(facilityNews().observe(at(hour).toISOString(), day))
      await storeOffer(database, facility, { recruiting: true })
      expect(await run(facilityNews().observe(at(hour + 1).toISOString(), day))).toBe(hour === 10 ? 1 : 0)
    }
    expect((await notify()).map(({ news }) => news)).toEqual(['recruitment'])
    await storeOffer(database, facility, { recruiting: false })
    await run(facilityNews().observe(at(14).toISOString(), day))
    await storeOffer(database, facility, { recruiting: true })
    expect(await run(facilityNews().observe(at(15).toISOString(), '2026-12-15'))).toBe(1)
    expect((await notify()).map(({ accounts }) => accounts.length)).toEqual([1])
  })

  test('nobody is notified about a facility that was deleted meanwhile', async () => {
    const facility = await storeFacility(database)
    await follow(facility)
    await storeOffer(database, facility, { recruiting: true })
    await run(facilityNews().observe(at(9).toISOString(), day))
    await storeOffer(database, facility, { recruiting: true, gone: true })
    expect(await notify()).toEqual([{ facility, news: 'recruitment', accounts: [] }])
    await run(facilityNews().clear('2027-01-01'))
  })
})
