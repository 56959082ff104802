import { LimitUpdated, limitUpdated } from '#core/packages/limit-updated.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { everyone } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { mainChannelPath } from './contract/channel.ts'
import { OverviewView } from './contract/notification.ts'
import { notificationsEndpoints } from './endpoints.ts'
import { notificationMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { notifications } from './migrations/20261124140000-notifications.ts'
import { rejectedNotices } from './migrations/20261216090000-notifications-rejected.ts'
import { weeklyDigests } from './migrations/20261229180000-notifications-weekly.ts'
import { makeNotificationRepository, makePreferences } from './persistence/notifications.repository.ts'
import { NotificationTable, PreferenceTable } from './persistence/tables.ts'
import { notificationsPersonal } from './personal-data.ts'
import { CountUnseen, MarkNotificationsSeen } from './services/count-unseen.ts'
import { makeNotifications } from './services/notifications.ts'
import { ListInitialMessages } from './use-cases/notifications.ts'
import { SendDailyDigests, SendHourlyDigests, SendWeeklyDigests } from './use-cases/send-digests.ts'

/** Notifications in the application and by mail, badge counters and notification preferences. */
export const plugin = definePlugin({
  name: 'notifications',
  dependsOn: ['accounts'],
  migrations: [notifications, rejectedNotices, weeklyDigests],
  tables: [NotificationTable, PreferenceTable],
  providers: [makeNotifications, makeNotificationRepository, makePreferences],
  endpoints: notificationsEndpoints,
  channels: [
    channel(mainChannelPath, {
      frames: { 'overview.updated': OverviewView, [limitUpdated]: LimitUpdated },
      access: 'user',
      onConnect: ListInitialMessages,
    }),
  ],
  badgeCounters: [badgeCounter('notifications', CountUnseen, MarkNotificationsSeen)],
  notifications: [
    notification('security.login', {
      on: AccountSignedIn,
      group: 'account',
      audience: everyone,
      to: ({ accountId, known }) => (known ? [] : [accountId]),
      values: ({ device }) => ({ device }),
      label: 'notifications.notice.security_login',
      about: 'notifications.kind.security_login',
      mail: 'notifications.mail.security-login',
      required: 'account',
    }),
  ],
  jobs: [every({ minutes: 60 }, SendHourlyDigests), every({ at: '07:00' }, SendDailyDigests), every({ at: '07:00' }, SendWeeklyDigests)],
  mails: notificationMails,
  personalData: notificationsPersonal,
  messages: { pl, ua, en },
})
