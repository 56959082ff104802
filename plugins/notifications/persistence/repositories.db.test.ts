import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { NotificationRepository, Preferences } from '../domain/notifications.port.ts'
import { describeNotificationRepositories } from '../testing/describe-notification-repositories.ts'

const platform = startForTests(testPlatform)

describeNotificationRepositories(() => ({ notifications: platform.find(NotificationRepository), preferences: platform.find(Preferences) }))
