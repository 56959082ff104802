import { provide } from '#core/kernel/define.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { Territory } from '#core/places/territory.port.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { everyInEachProcess } from '#core/plugin/jobs.ts'
import { placesApi } from './contract/api.ts'
import { QuartersChanged } from './contract/events.ts'
import { PlaceGrammar } from './contract/queries.ts'
import { makeTerritory } from './domain/boundary.ts'
import { makeGeocoder } from './domain/geocoder.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { places } from './migrations/20261121090200-places.ts'
import { listedCapitals } from './migrations/20261121120000-places-seats.ts'
import { geocoding } from './migrations/20261121120100-places-geocoding.ts'
import { geocodingQueryHash } from './migrations/20261125090000-places-geocoding-query-hash.ts'
import { boundaryFile } from './persistence/boundary-file.ts'
import { makeCities } from './persistence/cities.query.ts'
import { makeGeocodingCache } from './persistence/geocoding-cache.repository.ts'
import { makeAddressPoints, makeKnownAddresses } from './persistence/known-addresses.query.ts'
import { makeLocalities } from './persistence/localities.repository.ts'
import { makeMapQuarters } from './persistence/map-quarters.ts'
import { placeGrammar } from './persistence/place-grammar.ts'
import { makePlaceNames } from './persistence/place-names.query.ts'
import { makeQuarters } from './persistence/quarters.query.ts'
import { Geocode } from './use-cases/geocode.ts'
import { SynchronizeQuarters } from './use-cases/quarters.ts'

/** Voivodeships, localities and districts with names, slugs, boundaries and coordinates. */
export const plugin = definePlugin({
  name: 'places',
  migrations: [places, listedCapitals, geocoding, geocodingQueryHash],
  providers: [
    provide(Territory, {}, () => makeTerritory(boundaryFile())),
    provide(PlaceGrammar, {}, () => placeGrammar),
    makeLocalities,
    makeCities,
    makeAddressPoints,
    makePlaceNames,
    makeQuarters,
    makeMapQuarters,
    makeGeocodingCache,
    makeKnownAddresses,
    makeGeocoder,
  ],
  processJobs: [everyInEachProcess(1, SynchronizeQuarters)],
  // Quarters are named on pages of cities, districts and facilities, and in the menu of searches.
  cacheInvalidations: [cacheInvalidation(QuartersChanged, () => [pageTags.all])],
  endpoints: implement(placesApi, [Geocode]),
  messages: { pl, ua, en },
})
