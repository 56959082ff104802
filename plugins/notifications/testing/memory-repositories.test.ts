import { describeNotificationRepositories } from './describe-notification-repositories.ts'
import { makeNotificationsFixture } from './memory-fixture.ts'

describeNotificationRepositories(makeNotificationsFixture)
