import { Cache, Duration, Effect, Exit } from 'effect'
import { isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { KnownAddress } from '../contract/match-street.ts'
import { AddressPoints } from '../contract/queries.ts'
import { type ListedAddress, makeAddressBook } from '../domain/address-book.ts'
import { KnownAddresses } from '../domain/known-addresses.port.ts'
import { streetsOf } from './street-file.ts'

/** Reads addresses of facilities that have exact coordinates and are no sample data. */
export const makeKnownAddresses = provide(
  KnownAddresses,
  { db: Db },
  ({ db }): KnownAddresses => ({
    inLocality: ({ voivodeship, city }) =>
      db.rows<KnownAddress>(
        `select street, building_number, longitude, latitude from facility
        where voivodeship = ? and city = ? and street is not null and location_precision = 'exact' and not made and deleted_at is null order by street, building_number, id`,
        [voivodeship, city],
      ),
  }),
)

/** Cities whose addresses are held in memory at once; the largest has 8,000. */
const maxCities = 60
/** Addresses rarely change. */
const cacheTtl = Duration.minutes(2)

/** Reads the addresses of a city's facilities whose coordinates are those of their address, and the streets of the 18 largest ones. */
export const makeAddressPoints = provide(AddressPoints, { db: Db }, ({ db }): AddressPoints => {
  const readBook = Effect.fn('places.read-addresses')(function* (key: string) {
    const addresses = yield* db.rows<ListedAddress & { readonly city: string }>(
      `select city, street, building_number, post_code, longitude, latitude from facility f
        where voivodeship = ? and city_slug = ? and location_precision = 'exact' and active and deleted_at is null and merged_into is null and ${isCounted}
        order by street, building_number, id`,
      key.split('/'),
    )
    const [voivodeship = '', slug = ''] = key.split('/')
    return makeAddressBook(addresses[0]?.city ?? '', addresses, streetsOf(voivodeship, slug))
  })
  const books = Effect.runSync(
    Cache.makeWith(readBook, { capacity: maxCities, timeToLive: (exit) => (Exit.isSuccess(exit) ? cacheTtl : Duration.zero) }),
  )
  const bookOf = ({ voivodeship, slug }: { readonly voivodeship: string; readonly slug: string }) =>
    Cache.get(books, `${voivodeship}/${slug}`)
  return {
    inCity: (city, text) => Effect.map(bookOf(city), (book) => book.find(text)),
    streets: (city) => Effect.map(bookOf(city), ({ streets }) => streets),
  }
})
