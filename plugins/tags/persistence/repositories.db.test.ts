import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { describeTagging } from '../testing/describe-tagging.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeTagging(() => platform.find(Tagging))
