import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { Localities } from '#core/places/localities.port.ts'
import { GeocodingCache } from '../domain/known-addresses.port.ts'
import { describePlaceRepositories } from '../testing/describe-place-repositories.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describePlaceRepositories(() => ({ localities: platform.find(Localities), geocodingCache: platform.find(GeocodingCache) }))
