import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { cityNameIn } from '../contract/ui.ts'
import { endonym, exonymsOf } from './exonyms.ts'
import { voivodeshipCapitals } from './voivodeship-capitals.ts'

const towns = (await Effect.runPromise(makeGazetteer().all())).filter(({ population }) => population >= 10_000)
const named = (text: string) => towns.filter(({ name, population }) => exonymsOf(name, population).includes(text)).map(({ name }) => name)

test('SM-23 the 100 largest towns and all voivodeship capitals have a Ukrainian name', () => {
  const largest = towns.toSorted((a, b) => b.population - a.population).slice(0, 100)
  for (const { name } of [...largest, ...voivodeshipCapitals])
    expect([name, cityNameIn(name, 'ua')]).toEqual([name, expect.stringMatching(/^[А-ЩЬЮЯЄІЇҐ’а-щьюяєіїґ -]+$/)])
})

test('maps an exonym to exactly one town', () => {
  for (const [other, city] of [
    ['Краків', 'Kraków'],
    ['Cracow', 'Kraków'],
    ['Варшава', 'Warszawa'],
    ['Лодзь', 'Łódź'],
    ['Вроцлав', 'Wrocław'],
    ['Breslau', 'Wrocław'],
    ['Познань', 'Poznań'],
    ['Гданськ', 'Gdańsk'],
    ['Холм', 'Chełm'],
  ] as const) {
    expect([other, endonym(other)]).toEqual([other, city])
    expect([other, named(other)]).toEqual([other, [city]])
  }
  expect(endonym('бельсько бяла')).toBe('Bielsko-Biała')
  expect(endonym('Kraków')).toBeNull()
})

test('gives no exonyms to small namesakes', () => {
  expect(exonymsOf('Brzeg', 0)).toEqual([])
  expect(exonymsOf('Brzeg', 38_000)).toContain('Бжег')
})
