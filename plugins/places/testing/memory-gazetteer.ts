import { Effect } from 'effect'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'

/** Creates a gazetteer of a few localities. */
export const makeMemoryGazetteer = (localities: readonly GazetteerLocality[] = []): Gazetteer => ({
  all: () => Effect.succeed(localities),
  findByName: (name) => Effect.succeed(localities.filter((one) => one.name === name)),
  locate: (addressed) =>
    Effect.succeed(
      addressed.map(
        ({ voivodeship, county, city }) =>
          localities.find((one) => one.voivodeship === voivodeship && one.county === county && one.name === city) ?? null,
      ),
    ),
})
