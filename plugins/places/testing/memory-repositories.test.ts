import { makeClock } from '#adapters/memory/clock.ts'
import { describePlaceRepositories } from './describe-place-repositories.ts'
import { makeMemoryGeocodingCache, makeMemoryLocalities } from './memory-places.ts'

describePlaceRepositories(() => ({ localities: makeMemoryLocalities(), geocodingCache: makeMemoryGeocodingCache({ clock: makeClock() }) }))
