import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { NotificationRepository, Preferences } from '../domain/notifications.port.ts'
import { describeNotificationRepositories } from '../testing/describe-notification-repositories.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeNotificationRepositories(() => ({ notifications: platform.find(NotificationRepository), preferences: platform.find(Preferences) }))
