import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { warsawBounds } from '#core/places/warsaw.ts'
import { listedSeats } from '../migrations/20261121120000-places-seats.ts'
import { seats } from './seats.ts'

test('the 18 seats stand where the gazetteer has them, A to Z, at least one in each voivodeship', async () => {
  const located = await Effect.runPromise(
    makeGazetteer().locate(seats.map(({ voivodeship, name }) => ({ voivodeship, county: name, city: name }))),
  )
  expect(located).toMatchObject(seats.map(({ name, longitude, latitude }) => ({ name, longitude, latitude, town: true })))
  expect(seats).toHaveLength(18)
  expect(seats.map(({ name }) => name)).toEqual(seats.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'pl')))
  expect(new Set(seats.map(({ voivodeship }) => voivodeship))).toEqual(new Set(voivodeshipSlugs))
  for (const { name, slug } of seats) expect(slug).toBe(slugOf(name))
})

test('each is in the list of cities from the start', () => {
  for (const { voivodeship, name, slug } of seats) expect(listedSeats.up).toContain(`'${voivodeship}', '${name}', '${name}', '${slug}')`)
})

test('the map’s first search has Warszawa in its middle half', () => {
  const warsaw = seats.find(({ slug }) => slug === 'warszawa')
  const { west, east, south, north } = warsawBounds
  expect(Math.abs((warsaw?.longitude ?? 0) - (west + east) / 2)).toBeLessThan((east - west) / 4)
  expect(Math.abs((warsaw?.latitude ?? 0) - (south + north) / 2)).toBeLessThan((north - south) / 4)
})
