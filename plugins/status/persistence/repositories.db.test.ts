import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { describeAnnouncements } from '../testing/describe-announcements.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeAnnouncements(() => platform.find(Announcements))
