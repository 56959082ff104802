import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { Batches } from '../domain/batches.port.ts'
import { describeBatches } from '../testing/describe-batches.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeBatches(() => platform.find(Batches))
