import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import type { User } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { facilityPermission } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'

/** Ports whose state all processes share, on one clock that a test can advance. */
export interface SharedState {
  readonly counters: SharedCounters
  readonly rateLimit: RateLimit
  readonly mails: MailQueue
  readonly tickets: RealtimeTickets
  readonly grants: Grants
  /** Facilities that exist, in the order of their names. */
  readonly facilityIds: readonly [string, string]
  advance(seconds: number): void
  /** Returns the templates of the queued mails in the order of their keys. */
  queued(): Promise<readonly string[]>
}

const write = facilityPermission('facility-data/write', { roles: [] }).name

/** Describes every implementation of the ports of shared state. */
export const describeSharedState = (setUp: () => Promise<SharedState> | SharedState) =>
  describe('ports of shared state', () => {
    let all: SharedState
    beforeAll(async () => {
      all = await setUp()
    })

    describe('shared counters', () => {
      const add = (increments: Readonly<Record<string, number>>, action = 'probe') =>
        run(all.counters.add(action, new Map(Object.entries(increments)), 60))

      test('add to the totals of each key, and of each action apart', async () => {
        await add({ a: 2, b: 1 })
        expect((await add({ a: 3 })).counts).toEqual(new Map([['a', 5]]))
        expect((await add({ a: 1 }, 'other')).counts).toEqual(new Map([['a', 1]]))
      })

      test('begin anew with each window, and tell the seconds until its end', async () => {
        await add({ c: 7 })
        all.advance(60)
        const { counts, secondsLeft } = await add({ c: 1 })
        expect([counts.get('c'), secondsLeft >= 1 && secondsLeft <= 60]).toEqual([1, true])
      })
    })

    test('the rate limit refuses the call above the limit until the window ends, for this key only', async () => {
      const consume = (key: string) => all.rateLimit.consume('limited', key, { times: 2, seconds: 60 })
      expect([(await run(consume('a'))).times, (await run(consume('a'))).times]).toEqual([1, 0])
      const refused = await failureOf(consume('a'))
      expect(refused).toMatchObject({ _tag: 'TooManyRequests' })
      expect((await run(consume('b'))).times).toBe(1)
      all.advance(refused.retryAfterSeconds ?? 0)
      expect((await run(consume('a'))).times).toBe(1)
    })

    test('the mail queue keeps the first mail of each key', async () => {
      const mail = (key: string, template: `${string}.mail.${string}`) =>
        run(all.mails.enqueue({ to: 'ola@kredka.test', language: 'pl', template, values: {}, key }))
      await mail('1', 'probe.mail.first')
      await mail('1', 'probe.mail.repeated')
      await mail('2', 'probe.mail.second')
      expect(await all.queued()).toEqual(['probe.mail.first', 'probe.mail.second'])
    })

    describe('grants', () => {
      test('are saved, replaced and revoked by account and facility, and listed by name of the facility', async () => {
        const accountId = newId()
        const [first, second] = all.facilityIds
        const grant = { accountId, role: 'administrator', permissions: [] } as const
        for (const facilityId of [second, first]) await run(all.grants.save({ ...grant, facilityId }))
        await run(all.grants.save({ ...grant, facilityId: first, permissions: [write] }))
        expect(await run(all.grants.permissionsOf(accountId))).toEqual({ [first]: [write], [second]: [] })
        expect((await run(all.grants.facilitiesOf(accountId))).map(({ id }) => id)).toEqual([first, second])
        await run(all.grants.revoke(accountId, first))
        expect(await run(all.grants.permissionsOf(accountId))).toEqual({ [second]: [] })
        expect(await run(all.grants.permissionsOf(newId()))).toEqual({})
      })

      test('OW-12 make a facility new until its panel is opened, and again for its new owner; without a panel nothing is new', async () => {
        const accountId = newId()
        const [facilityId, other] = all.facilityIds
        const teacher = { accountId, facilityId, role: 'teacher', permissions: [write] } as const
        const news = async () => (await run(all.grants.facilitiesOf(accountId))).map((one) => one.is_new)
        await run(all.grants.save({ ...teacher, permissions: [] }))
        expect(await news()).toEqual([false])
        await run(all.grants.save(teacher))
        expect(await news()).toEqual([true])
        for (const opened of [other, facilityId]) await run(all.grants.noteOpened(accountId, opened))
        await run(all.grants.save({ ...teacher, role: 'administrator' }))
        expect(await news()).toEqual([false])
        await run(all.grants.save({ ...teacher, role: 'owner' }))
        expect(await news()).toEqual([true])
        await run(all.grants.revoke(accountId, facilityId))
      })
    })

    describe('realtime tickets', () => {
      const aUser = (): User => ({ kind: 'user', id: newId(), type: 'user', session: newId(), address: '203.0.113.1', perms: {} })

      test('open one connection, with the permissions of that moment and the address of the connection', async () => {
        const user = aUser()
        const [facilityId] = all.facilityIds
        const { ticket } = await run(all.tickets.issue(user))
        await run(all.grants.save({ accountId: user.id, facilityId, role: 'administrator', permissions: [write] }))
        expect(await run(all.tickets.redeem(ticket, '203.0.113.2'))).toEqual({
          ...user,
          address: '203.0.113.2',
          perms: { [facilityId]: [write] },
        })
        expect(await run(all.tickets.redeem(ticket, '203.0.113.2'))).toBeNull()
        expect(await run(all.tickets.redeem('unknown', '203.0.113.2'))).toBeNull()
      })

      test('expire after half a minute', async () => {
        const { ticket } = await run(all.tickets.issue(aUser()))
        all.advance(31)
        expect(await run(all.tickets.redeem(ticket, '203.0.113.2'))).toBeNull()
      })
    })
  })
