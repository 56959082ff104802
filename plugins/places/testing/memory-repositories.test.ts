import { makeClock } from '#adapters/memory/clock.ts'
import { describePlaceRepositories } from './describe-place-repositories.ts'
import { makeMemoryGeocodingCache } from './memory-geocoding-cache.ts'
import { makeMemoryLocalities } from './memory-localities.ts'

describePlaceRepositories(() => ({ localities: makeMemoryLocalities(), geocodingCache: makeMemoryGeocodingCache({ clock: makeClock() }) }))
