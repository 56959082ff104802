import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { warsawBounds } from '#core/places/warsaw.ts'
import { listedCapitals } from '../migrations/20261121120000-places-seats.ts'
import { voivodeshipCapitals } from './voivodeship-capitals.ts'

test('the 18 capitals have the points of the gazetteer, in alphabetical order, at least one in each voivodeship', async () => {
  const located = await Effect.runPromise(
    makeGazetteer().locate(voivodeshipCapitals.map(({ voivodeship, name }) => ({ voivodeship, county: name, city: name }))),
  )
  expect(located).toMatchObject(voivodeshipCapitals.map(({ name, longitude, latitude }) => ({ name, longitude, latitude, town: true })))
  expect(voivodeshipCapitals).toHaveLength(18)
  expect(voivodeshipCapitals.map(({ name }) => name)).toEqual(
    voivodeshipCapitals.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'pl')),
  )
  expect(new Set(voivodeshipCapitals.map(({ voivodeship }) => voivodeship))).toEqual(new Set(voivodeshipSlugs))
  for (const { name, slug } of voivodeshipCapitals) expect(slug).toBe(slugOf(name))
})

test('each capital is inserted by the migration', () => {
  for (const { voivodeship, name, slug } of voivodeshipCapitals)
    expect(listedCapitals.up).toContain(`'${voivodeship}', '${name}', '${name}', '${slug}')`)
})

test('the initial map bounds have Warszawa in their middle half', () => {
  const warsaw = voivodeshipCapitals.find(({ slug }) => slug === 'warszawa')
  const { west, east, south, north } = warsawBounds
  expect(Math.abs((warsaw?.longitude ?? 0) - (west + east) / 2)).toBeLessThan((east - west) / 4)
  expect(Math.abs((warsaw?.latitude ?? 0) - (south + north) / 2)).toBeLessThan((north - south) / 4)
})
