import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from '#core/kernel/distance.ts'
import { detourOf, handOver, isOnTime, type Stop, sortByDetour, straight, type Way } from './way.ts'

/** Points a kilometre apart from west to east, near Kraków. */
const at = (kilometres: number) => ({ longitude: 19.9 + kilometres / 71.46, latitude: 50.06 })
const stop = (kilometres: number, over: Partial<Stop> = {}): Stop => ({ ...at(kilometres), open_at: 390, close_at: 1020, ...over })
const way: Way = { home: at(0), work: at(6), mode: 'car', startsAt: 480, endsAt: 960 }
const rounded = (minutes: number | null | undefined) => (minutes === null || minutes === undefined ? null : Math.round(minutes * 10) / 10)

test('EX-04 a facility between home and work is no detour, one beyond is twice its distance', () => {
  const between = detourOf(stop(2), way, straight('car'))
  expect([rounded(between.extra), rounded(between.fromHome), rounded(between.toWork)]).toEqual([0, 6.5, 13])
  expect(rounded(detourOf(stop(8), way, straight('car')).extra)).toBe(13)
  expect(rounded(detourOf(stop(2), { ...way, work: null }, straight('foot')).extra)).toBe(32.5)
})

test('EX-04 the hours say whether the parent is on time at both ends; what nobody knows does not decide', () => {
  const minutes = straight('car')
  const day = detourOf(stop(2), way, minutes)
  expect([rounded(day.arrives?.at), day.arrives?.isOpen, rounded(day.fetches?.at), rounded(day.fetches?.spare)]).toEqual([
    rounded(480 - 13 - handOver),
    true,
    973,
    rounded(1020 - 973 - handOver),
  ])
  expect(isOnTime(day)).toBe(true)
  expect(isOnTime(detourOf(stop(2, { open_at: 465 }), way, minutes))).toBe(false)
  expect(isOnTime(detourOf(stop(2, { close_at: 977 }), way, minutes))).toBe(false)
  expect(isOnTime(detourOf(stop(2, { open_at: null, close_at: null }), way, minutes))).toBe(true)
  expect(isOnTime(detourOf(stop(2, { open_at: 465 }), { ...way, startsAt: null }, minutes))).toBe(true)
})

const point = fc.record({
  longitude: fc.double({ min: 19.7, max: 20.3, noNaN: true }),
  latitude: fc.double({ min: 49.9, max: 50.2, noNaN: true }),
})
const anyStop = fc.record({
  point,
  name: fc.string({ maxLength: 5 }),
  open_at: fc.option(fc.integer({ min: 300, max: 540 })),
  close_at: fc.option(fc.integer({ min: 840, max: 1140 })),
})

test('EX-04 the order of a list is that of brute force: on time first, then the shortest way home, facility, work', () => {
  fc.assert(
    fc.property(fc.array(anyStop, { maxLength: 40 }), point, point, fc.constantFrom('car', 'bike', 'foot'), (stops, home, work, mode) => {
      const listed = stops.map(({ point: where, ...rest }, n) => ({ ...where, ...rest, n }))
      const today: Way = { home, work, mode, startsAt: 480, endsAt: 960 }
      const speed = { car: 24, bike: 13.98, foot: 4.8 }[mode]
      const minutes = (a: typeof home, b: typeof home) => ((metresBetween(a, b) * 1.3) / 1000 / speed) * 60
      const late = (one: (typeof listed)[number]) =>
        (one.open_at !== null && 480 - minutes(one, work) - 5 < one.open_at) ||
        (one.close_at !== null && 960 + minutes(one, work) + 5 > one.close_at)
      const found = sortByDetour(listed, today, straight(mode)).map(({ stop: one }) => one)
      expect(found).toHaveLength(listed.length)
      for (const [n, one] of found.entries()) {
        const next = found[n + 1]
        if (!next) break
        if (late(one) !== late(next)) expect(late(next)).toBe(true)
        else expect(minutes(home, one) + minutes(one, work)).toBeLessThanOrEqual(minutes(home, next) + minutes(next, work) + 1e-6)
      }
    }),
  )
})
