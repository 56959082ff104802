import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { describeAnnouncements } from '../testing/describe-announcements.ts'

const platform = startForTests(testPlatform)

describeAnnouncements(() => platform.find(Announcements))
