import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Geocoder } from '#core/ports/geocoder.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { Translator } from '#core/ports/translator.ts'
import { Cities } from './contract/questions.ts'
import { makeTerritory } from './domain/boundary.ts'
import { makeGeocoder } from './domain/geocoder.ts'
import { GeocodingBook } from './domain/geocoding-book.port.ts'
import { KnownHouses } from './domain/known-houses.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { places } from './migrations/20261121090200-places.ts'
import { listedSeats } from './migrations/20261121120000-places-seats.ts'
import { geocoding } from './migrations/20261121120100-places-geocoding.ts'
import { boundaryFile } from './persistence/boundary-file.ts'
import { makeCities } from './persistence/cities.query.ts'
import { makeGeocodingBook } from './persistence/geocoding-book.repository.ts'
import { makeKnownHouses } from './persistence/known-houses.query.ts'
import { makeLocalities } from './persistence/localities.repository.ts'
import { makePlaceNames } from './persistence/place-names.query.ts'
import { placesRoutes } from './routes.ts'
import { Geocode, makeGeocode } from './use-cases/geocode.ts'

/** Voivodeships, localities and districts: their names, slugs, shapes and points. */
export const plugin = definePlugin({
  name: 'places',
  migrations: [places, listedSeats, geocoding],
  bindings: (bind) => {
    bind(Territory, () => makeTerritory(boundaryFile()), {})
    bind(Localities, makeLocalities, { db: Db })
    bind(Cities, makeCities, { db: Db, gazetteer: Gazetteer, translator: Translator })
    bind(PlaceNames, makePlaceNames, { db: Db, gazetteer: Gazetteer })
    bind(GeocodingBook, makeGeocodingBook, { db: Db })
    bind(KnownHouses, makeKnownHouses, { db: Db })
    bind(Geocoder, makeGeocoder, {
      book: GeocodingBook,
      open: OpenGeocoder,
      gazetteer: Gazetteer,
      knownHouses: KnownHouses,
      translator: Translator,
    })
    bind(Geocode, makeGeocode, { geocoder: Geocoder })
  },
  routes: placesRoutes,
  messages: { pl, ua, en },
})
