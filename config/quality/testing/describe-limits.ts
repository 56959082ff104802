import { Effect } from 'effect'
import { beforeEach, describe, expect, test } from 'vitest'
import type { makeClock } from '#adapters/memory/clock.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { limit, unlimited } from '#core/packages/limit.ts'
import type { LimitStore } from '#core/packages/limit-store.port.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import type { Transaction } from '#core/ports/transaction.ts'

interface Parts {
  readonly limits: Limits
  readonly store: LimitStore
  readonly transaction: Transaction
  readonly clock: ReturnType<typeof makeClock>
  /** Events that were raised. */
  readonly emitted: () => Promise<readonly { readonly name: string }[]>
  /** Stores a facility and returns its id. */
  readonly addFacility: (standing: FacilityStanding) => Promise<string>
}

const { photos, amenities, amenityEdits, description, recruitmentText } = facilityLimits
/** Limit of which every act is counted. */
const acts = limit('acts_per_month', {
  type: 'limit',
  window: 'month',
  unit: 'times',
  name: asMessageKey('limit.acts_per_month'),
  free: 1,
  registered: 1,
  premium: unlimited,
})
const nextYear = '2027-11-23T10:00:00.000Z'

/** Describes the limits over every store. */
export const describeLimits = (setUp: () => Parts) => {
  let parts: Parts
  const add = (status: FacilityStanding['status'], validUntil: string | null = null) => parts.addFacility({ status, validUntil })
  const values = async (key: string) => (await run(parts.limits.all())).find((one) => one.key === key)
  /** Makes the first choice, which is free, a day and more before the next change. */
  const chooseAmenities = async (id: string) => {
    parts.clock.set('2026-11-21T10:00:00.000Z')
    await run(parts.limits.spend(id, amenityEdits))
    parts.clock.set('2026-11-23T10:00:00.000Z')
  }
  beforeEach(() => {
    parts = setUp()
    parts.clock.set('2026-11-23T10:00:00.000Z')
  })

  describe('limits of facilities', () => {
    test('PK-01 the status chooses the value, and premium needs a package that has not ended', async () => {
      const facilities = [await add('unknown'), await add('registered'), await add('premium', nextYear), await add('premium')]
      const found = await Promise.all(facilities.map((id) => run(parts.limits.valueFor(id, description))))
      expect(found).toEqual([1000, 2000, 10_000, 2000])
      expect(await run(parts.limits.valueFor(newId(), description))).toBe(1000)
      expect(await run(parts.limits.valueFor('rubbish', description))).toBe(1000)
    })

    test('PK-01 a package ends on time, without a job', async () => {
      const id = await add('premium', nextYear)
      await run(parts.limits.requirePremium(id))
      expect(await run(parts.limits.valueFor(id, recruitmentText))).toBe(true)
      parts.clock.set(nextYear)
      expect(await failureOf(parts.limits.requirePremium(id))).toMatchObject({ _tag: 'PremiumRequired', kind: 'forbidden' })
      expect(await run(parts.limits.valueFor(id, recruitmentText))).toBe(false)
    })

    test('PK-02 refuses what has no room', async () => {
      const free = await add('unknown')
      const premium = await add('premium', nextYear)
      await run(parts.limits.requireRoom(free, photos, 3))
      expect(await failureOf(parts.limits.requireRoom(free, photos, Effect.succeed(4)))).toMatchObject({
        _tag: 'LimitReached',
        kind: 'limit-reached',
      })
      await run(parts.limits.requireRoom(premium, amenities, 100_000))
      await run(parts.limits.requireRoom(free, recruitmentText, 0))
      expect(await failureOf(parts.limits.requireRoom(free, recruitmentText, 1))).toMatchObject({ _tag: 'LimitReached' })
    })

    test('PK-07 spends within a month of Warsaw, and anew in the next one', async () => {
      const id = await add('registered')
      parts.clock.set('2026-11-30T22:59:59.999Z')
      await run(parts.limits.spend(id, acts))
      expect(await failureOf(parts.limits.spend(id, acts))).toMatchObject({ _tag: 'LimitReached' })
      parts.clock.set('2026-11-30T23:00:00.000Z')
      await run(parts.limits.spend(id, acts))
      expect(await failureOf(parts.limits.spend(id, acts))).toMatchObject({ _tag: 'LimitReached' })
    })

    test('PK-02 an act that fails after spending has spent nothing', async () => {
      const id = await add('registered')
      const act = parts.transaction(Effect.andThen(parts.limits.spend(id, acts), Effect.fail('broken')))
      expect(await failureOf(act)).toBe('broken')
      await run(parts.limits.spend(id, acts))
      expect(await failureOf(parts.limits.spend(id, acts, 2))).toMatchObject({ _tag: 'LimitReached' })
    })

    test('PK-07 the first choice of amenities is free, and changes within a day belong to the one that began it', async () => {
      const id = await add('registered')
      const usage = async () => {
        const { limits } = await run(parts.limits.usageOf(id))
        return limits.find((one) => one.limit.key === amenityEdits.key)
      }
      expect(await usage()).toMatchObject({ used: 0, nextIsFree: true, correctableUntil: null })
      await run(parts.limits.spend(id, amenityEdits))
      expect(await usage()).toMatchObject({ used: 0, nextIsFree: false, correctableUntil: '2026-11-24T10:00:00.000Z' })
      parts.clock.set('2026-11-24T09:59:59.999Z')
      await run(parts.limits.spend(id, amenityEdits))
      parts.clock.set('2026-11-24T10:00:00.000Z')
      expect(await usage()).toMatchObject({ used: 0, nextIsFree: false, correctableUntil: null })
      await run(parts.limits.spend(id, amenityEdits))
      expect(await usage()).toMatchObject({ used: 1, correctableUntil: '2026-11-25T10:00:00.000Z' })
      parts.clock.set('2026-11-25T09:00:00.000Z')
      await run(parts.limits.spend(id, amenityEdits))
      expect(await usage()).toMatchObject({ used: 1, correctableUntil: '2026-11-25T10:00:00.000Z' })
      parts.clock.set('2026-11-25T10:00:00.000Z')
      expect(await failureOf(parts.limits.spend(id, amenityEdits))).toMatchObject({ _tag: 'LimitReached' })
    })

    test('PK-07 a correction after the turn of the month belongs to the old month', async () => {
      const id = await add('registered')
      await run(parts.limits.spend(id, amenityEdits))
      parts.clock.set('2026-11-30T22:00:00.000Z')
      await run(parts.limits.spend(id, amenityEdits))
      for (const moment of ['2026-12-01T21:00:00.000Z', '2026-12-01T22:00:00.000Z']) {
        parts.clock.set(moment)
        await run(parts.limits.spend(id, amenityEdits))
      }
      parts.clock.set('2026-12-02T22:00:00.000Z')
      expect(await failureOf(parts.limits.spend(id, amenityEdits))).toMatchObject({ _tag: 'LimitReached' })
    })

    test('PK-02 a first choice that fails is still to come', async () => {
      const id = await add('registered')
      await failureOf(parts.transaction(Effect.andThen(parts.limits.spend(id, amenityEdits), Effect.fail('broken'))))
      const { limits } = await run(parts.limits.usageOf(id))
      expect(limits.find((one) => one.limit.key === amenityEdits.key)).toMatchObject({ nextIsFree: true, correctableUntil: null })
    })

    test('AP-09 values of support replace the declared ones at once, and of two edits of one version one wins', async () => {
      const id = await add('registered')
      const before = await values('photos')
      const changed = { free: 0, registered: 4, premium: null }
      const version = before?.version ?? 0
      expect(await run(parts.limits.replace('photos', changed, version))).toMatchObject({
        key: 'photos',
        values: changed,
        version: version + 1,
      })
      expect(await run(parts.limits.valueFor(id, photos))).toBe(4)
      expect(await failureOf(parts.limits.replace('photos', changed, version))).toMatchObject({ _tag: 'VersionConflict' })
      const restored = await run(parts.limits.replace('photos', photos.values, version + 1))
      expect(await values('photos')).toEqual(restored)
      expect(await failureOf(parts.limits.replace('photos', changed, version + 1))).toMatchObject({ _tag: 'VersionConflict' })
    })

    test('PK-03 shows what is used, of how much, and when it begins anew', async () => {
      const id = await add('registered')
      await chooseAmenities(id)
      await run(parts.limits.spend(id, amenityEdits))
      const { tier, limits } = await run(parts.limits.usageOf(id))
      expect(tier).toBe('registered')
      const usage = Object.fromEntries(limits.map(({ limit, value, used, resetsAt }) => [limit.key, [value, used, resetsAt]]))
      expect(usage).toMatchObject({
        amenity_edits_per_month: [1, 1, '2026-11-30T23:00:00.000Z'],
        description_chars: [2000, expect.toSatisfy((used) => used === null || used === 0), null],
        recruitment_text: [false, null, null],
      })
    })

    test('PK-03 spending a limit is told once in a month, in the transaction of the act, also after support has widened the limit', async () => {
      const id = await add('registered')
      const announced = async () =>
        (await parts.emitted()).filter((event) => (event as unknown as { readonly facilityId: string }).facilityId === id)
      await chooseAmenities(id)
      expect(await announced()).toEqual([])
      const broken = parts.transaction(Effect.andThen(parts.limits.spend(id, amenityEdits), Effect.fail('broken')))
      await failureOf(broken)
      expect(await announced()).toEqual([])
      await run(parts.limits.spend(id, amenityEdits))
      const event = { name: 'limits.spent', facilityId: id, key: amenityEdits.key, percent: 100, resetsAt: '2026-11-30T23:00:00.000Z' }
      expect(await announced()).toEqual([event])
      const { version = 0 } = (await values(amenityEdits.key)) ?? {}
      const { version: next } = await run(parts.limits.replace(amenityEdits.key, { free: 1, registered: 2, premium: null }, version))
      parts.clock.set('2026-11-26T10:00:00.000Z')
      await run(parts.limits.spend(id, amenityEdits))
      expect(await announced()).toEqual([event])
      await run(parts.limits.replace(amenityEdits.key, { free: 1, registered: 1, premium: null }, next))
    })

    test('PK-06 the end of a package changes status and values, and spends nothing', async () => {
      const id = await add('premium', nextYear)
      const standing = { status: 'registered', validUntil: '2026-11-23T09:00:00.000Z' } as const
      await run(parts.transaction(Effect.andThen(parts.store.lock(id), parts.store.setStanding(id, standing))))
      expect(await run(parts.store.standingOf(id))).toEqual(standing)
      expect(await run(parts.limits.valueFor(id, photos))).toBe(3)
    })
  })
}
