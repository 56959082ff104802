import { afterAll, beforeAll } from 'vitest'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { describeTagging } from '../testing/describe-tagging.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeTagging(() => platform.find(Tagging))
