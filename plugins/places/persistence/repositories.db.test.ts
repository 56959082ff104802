import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Localities } from '#core/places/localities.port.ts'
import { GeocodingCache } from '../domain/known-addresses.port.ts'
import { describePlaceRepositories } from '../testing/describe-place-repositories.ts'

const platform = startForTests(testPlatform)

describePlaceRepositories(() => ({ localities: platform.find(Localities), geocodingCache: platform.find(GeocodingCache) }))
