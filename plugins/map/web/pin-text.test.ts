import { expect, test } from 'vitest'
import { pinText } from './pin-text.ts'

const t = (key: string, values: { readonly count?: number } = {}) => [key, values.count].filter((part) => part !== undefined).join(' ')
const textOf = (tuition_month: number | null, free_places: number | null, free_places_on: string | null) =>
  pinText({ tuition_month, free_places, free_places_on }, { t: t as never, language: 'pl', today: '2026-11-22' })

test('a pin says the fee, else the free places of a count of at most 45 days, else nothing', () => {
  expect(textOf(150_000, 4, '2026-11-20')).toBe('1500\u00a0zł')
  expect(textOf(0, null, null)).toBe('map.pin.free')
  expect(textOf(null, 4, '2026-10-08')).toBe('map.pin.places 4')
  for (const [places, on] of [
    [4, '2026-10-07'],
    [4, null],
    [0, '2026-11-22'],
    [null, null],
  ] as const)
    expect(textOf(null, places, on)).toBeNull()
})
