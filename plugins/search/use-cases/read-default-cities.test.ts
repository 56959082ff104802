import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { ReadDefaultCities } from './read-default-cities.ts'

const setUp = () => {
  const read: string[] = []
  const state = { broken: false }
  const city = (language: string) => ({ display_name: `Kraków ${language}`, city_cache: 'malopolskie/krakow', facilities: 12 })
  const readDefaultCities = makeOf(ReadDefaultCities)({
    cities: {
      voivodeshipCapitals: (language = 'pl') =>
        Effect.suspend(() => {
          read.push(language)
          return state.broken
            ? Effect.die('database')
            : Effect.succeed([{ ...city(language), display_name: 'Opole', facilities: 3 } as never, city(language) as never])
        }),
      inVoivodeship: () => Effect.never,
      bySlug: () => Effect.never,
      bySlugs: () => Effect.never,
    },
  })
  return { read, state, readDefaultCities }
}

test('SM-05 returns the default cities in all languages, those with most facilities first, and reads them once', async () => {
  const { read, readDefaultCities } = setUp()
  const entry = (language: string) => [
    { label: `Kraków ${language}`, city: 'malopolskie/krakow', facilities: 12 },
    { label: 'Opole', city: 'malopolskie/krakow', facilities: 3 },
  ]
  for (let count = 0; count < 2; count++)
    expect(await run(readDefaultCities())).toEqual({ pl: entry('pl'), ua: entry('ua'), en: entry('en') })
  expect(read).toEqual(['pl', 'ua', 'en'])
})

test('does not cache a failure', async () => {
  const { state, readDefaultCities } = setUp()
  state.broken = true
  await expect(run(readDefaultCities())).rejects.toThrow()
  state.broken = false
  expect(await run(readDefaultCities())).toMatchObject({ pl: [{ city: 'malopolskie/krakow' }, {}] })
})
