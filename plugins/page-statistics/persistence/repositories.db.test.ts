import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'
import { describeScrollDepths } from '../testing/describe-scroll-depths.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeScrollDepths(() => platform.find(ScrollDepthRepository))
