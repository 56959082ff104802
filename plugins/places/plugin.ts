import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { Geocoder } from '#core/ports/geocoder.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { Translator } from '#core/ports/translator.ts'
import { placesApi } from './contract/api.ts'
import { AddressPoints, Cities, PlaceGrammar } from './contract/queries.ts'
import { makeTerritory } from './domain/boundary.ts'
import { makeGeocoder } from './domain/geocoder.ts'
import { GeocodingCache } from './domain/geocoding-cache.port.ts'
import { KnownAddresses } from './domain/known-addresses.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { places } from './migrations/20261121090200-places.ts'
import { listedCapitals } from './migrations/20261121120000-places-seats.ts'
import { geocoding } from './migrations/20261121120100-places-geocoding.ts'
import { geocodingQueryHash } from './migrations/20261125090000-places-geocoding-query-hash.ts'
import { makeAddressPoints } from './persistence/address-points.query.ts'
import { boundaryFile } from './persistence/boundary-file.ts'
import { makeCities } from './persistence/cities.query.ts'
import { makeGeocodingCache } from './persistence/geocoding-cache.repository.ts'
import { makeKnownAddresses } from './persistence/known-addresses.query.ts'
import { makeLocalities } from './persistence/localities.repository.ts'
import { placeGrammar } from './persistence/place-grammar.ts'
import { makePlaceNames } from './persistence/place-names.query.ts'
import { Geocode, makeGeocode } from './use-cases/geocode.ts'

/** Voivodeships, localities and districts with names, slugs, boundaries and coordinates. */
export const plugin = definePlugin({
  name: 'places',
  migrations: [places, listedCapitals, geocoding, geocodingQueryHash],
  bindings: (bind) => {
    bind(Territory, () => makeTerritory(boundaryFile()), {})
    bind(Localities, makeLocalities, { db: Db })
    bind(Cities, makeCities, { db: Db, gazetteer: Gazetteer, translator: Translator })
    bind(AddressPoints, makeAddressPoints, { db: Db })
    bind(PlaceGrammar, () => placeGrammar, {})
    bind(PlaceNames, makePlaceNames, { db: Db, gazetteer: Gazetteer })
    bind(GeocodingCache, makeGeocodingCache, { db: Db })
    bind(KnownAddresses, makeKnownAddresses, { db: Db })
    bind(Geocoder, makeGeocoder, {
      cache: GeocodingCache,
      openGeocoder: OpenGeocoder,
      gazetteer: Gazetteer,
      knownAddresses: KnownAddresses,
      translator: Translator,
    })
    bind(Geocode, makeGeocode, { geocoder: Geocoder })
  },
  endpoints: implement(placesApi, { geocode: Geocode }),
  messages: { pl, ua, en },
})
