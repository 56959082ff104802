import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { FacilityNewsSent } from '../contract/events.ts'
import { newSubscription } from '../domain/subscription.ts'
import { subscriptionsNotifications } from '../mails.ts'
import { makeSubscriptionsFixture } from '../testing/subscriptions-fixture.ts'
import { NotifySubscribers } from './notify-subscribers.ts'
import { ReadStopLink, Stop } from './stop.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSubscriptionsFixture(database)
  const { id } = await run(fixture.subscribe(fixture.parent, { facility_id: fixture.facilityId }))
  const newsEvents = () => fixture.events.emitted as readonly object[] as readonly FacilityNewsSent[]
  const links = { readLink: makeOf(ReadStopLink)(fixture), stop: makeOf(Stop)(fixture) }
  return { ...fixture, ...links, id, newsEvents, notifySubscribers: makeOf(NotifySubscribers)(fixture) }
}

test('SU-03 followers are notified once, each with a link of her own, and only by the channels that she has chosen', async () => {
  const { notifySubscribers, change, facilityId, addUser, subscribe, parent, stopLink, newsEvents, id } = await setUp()
  const other = await addUser()
  await run(subscribe(other, { facility_id: facilityId, channels: ['in_app'] }))
  expect(await run(notifySubscribers(system, {}))).toEqual({ news: 0, notified: 0 })
  await change(facilityId, { recruiting: true })
  expect(await run(notifySubscribers(system, {}))).toEqual({ news: 1, notified: 2 })
  expect(await run(notifySubscribers(system, {}))).toEqual({ news: 0, notified: 0 })
  const [event] = newsEvents()
  const [recruitment, vacancies] = subscriptionsNotifications
  if (!event || !recruitment || !vacancies) throw new Error('nothing was notified')
  const toOf = ({ to }: typeof recruitment) => (to === 'support' ? [] : to(event))
  expect([toOf(recruitment).toSorted(), toOf(vacancies)]).toEqual([[parent.id, other.id].toSorted(), []])
  expect(recruitment.recipient(event, other.id).channels).toEqual(['in_app'])
  expect(recruitment.recipient(event, parent.id).unsubscribe).toBe(stopLink.urlOf(id))
})

test('SU-03 a run that ends half-way tells nobody twice and forgets nobody', async () => {
  const { change, facilityId, newsEvents, events, ...fixture } = await setUp()
  for (let n = 0; n < 450; n++) await run(fixture.subscriptions.add(newSubscription(newId(), facilityId, fixture.clock.now())))
  await change(facilityId, { free: 4 })
  let calls = 0
  const broken = { ...events, emit: (event: FacilityNewsSent) => (++calls === 2 ? Effect.die('connection lost') : events.emit(event)) }
  await expect(run(makeOf(NotifySubscribers)({ ...fixture, events: broken as typeof events })(system, {}))).rejects.toThrow(
    'connection lost',
  )
  await run(makeOf(NotifySubscribers)({ ...fixture, events })(system, {}))
  const accounts = newsEvents().flatMap(({ subscribers }) => subscribers.map(({ accountId }) => accountId))
  expect([accounts.length, new Set(accounts).size]).toEqual([451, 451])
})

test('SU-04 the link ends its own subscription alone, may be used twice, and works when the account is gone', async () => {
  const { stop, readLink, stopLink, id, addFacility, subscribe, parent, rows, audit } = await setUp()
  const other = await run(subscribe(parent, { facility_id: await addFacility() }))
  const token = stopLink.tokenOf(id)
  expect(await run(readLink(visitor, { token }))).toEqual({
    to: `/obserwowane/rezygnacja/${token}`,
    facility: 'Słoneczko',
    slug: 'sloneczko',
  })
  expect(await rows.count()).toBe(2)
  for (let n = 0; n < 2; n++) expect(await run(stop(visitor, { token }))).toEqual({ ended: true })
  expect((await rows.all()).map(({ id }) => id)).toEqual([other.id])
  expect(audit.entries.map(({ action }) => action)).toEqual(['subscriptions.stopped-by-link'])
  expect(await run(readLink(visitor, { token }))).toMatchObject({ facility: null })
})

test.each(['', 'rubbish', '01970000-0000-7000-8000-00000000000a.xxxx'])('SU-04 a forged link is unknown: %s', async (token) => {
  const { stop, readLink } = await setUp()
  expect(await failureOf(stop(visitor, { token }))).toMatchObject({ _tag: 'StopLinkNotFound' })
  expect(await failureOf(readLink(visitor, { token }))).toMatchObject({ _tag: 'StopLinkNotFound' })
})

test('SU-04 a signature is valid for its own subscription alone', async () => {
  const { stop, stopLink, id, addUser, subscribe, facilityId, rows } = await setUp()
  const other = await run(subscribe(await addUser(), { facility_id: facilityId }))
  const forged = stopLink.tokenOf(id).replace(id, other.id)
  expect(await failureOf(stop(visitor, { token: forged }))).toMatchObject({ _tag: 'StopLinkNotFound' })
  expect(await rows.count()).toBe(2)
})
