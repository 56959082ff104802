import { describeNotificationRepositories } from './describe-notification-repositories.ts'
import { makeNotificationsFixture } from './notifications-fixture.ts'

describeNotificationRepositories(makeNotificationsFixture)
