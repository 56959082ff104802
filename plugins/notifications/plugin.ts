import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Overview } from '#core/overview/overview.ts'
import { LimitUpdated, limitUpdated } from '#core/packages/limit-updated.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { NotificationKinds, Notifications, notification } from '#core/plugin/notifications.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { mainChannelPath } from './contract/channel.ts'
import { OverviewView } from './contract/notification.ts'
import { NotificationRepository, Preferences } from './domain/notifications.port.ts'
import { notificationsEndpoints } from './endpoints.ts'
import { notificationMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { notifications } from './migrations/20261124140000-notifications.ts'
import { rejectedNotices } from './migrations/20261216090000-notifications-rejected.ts'
import { NotificationTable } from './persistence/notification.table.ts'
import { makeNotificationRepository } from './persistence/notifications.repository.ts'
import { PreferenceTable } from './persistence/preference.table.ts'
import { makePreferences } from './persistence/preferences.repository.ts'
import { notificationsPersonal } from './personal-data.ts'
import { CountUnseen, MarkNotificationsSeen, makeCountUnseen, makeMarkNotificationsSeen } from './services/count-unseen.ts'
import { makeSendNotification } from './services/send-notification.ts'
import { makeUnsubscribeLink, UnsubscribeLink } from './services/unsubscribe-link.ts'
import { ChangePreferences, makeChangePreferences } from './use-cases/change-preferences.ts'
import { IssueTicket, makeIssueTicket } from './use-cases/issue-ticket.ts'
import { ListInitialMessages, makeListInitialMessages } from './use-cases/list-initial-messages.ts'
import { ListNotifications, makeListNotifications } from './use-cases/list-notifications.ts'
import { MarkSeen, makeMarkSeen } from './use-cases/mark-seen.ts'
import { makeReadUnsubscribeLink, ReadUnsubscribeLink } from './use-cases/read-unsubscribe-link.ts'
import { makeSendDigests, SendDailyDigests, SendHourlyDigests } from './use-cases/send-digests.ts'
import { makeShowOverview, ShowOverview } from './use-cases/show-overview.ts'
import { makeShowPreferences, ShowPreferences } from './use-cases/show-preferences.ts'
import { makeUnsubscribe, Unsubscribe } from './use-cases/unsubscribe.ts'

/** Notifications in the application and by mail, badge counters and notification preferences. */
export const plugin = definePlugin({
  name: 'notifications',
  dependsOn: ['accounts'],
  migrations: [notifications, rejectedNotices],
  tables: [NotificationTable, PreferenceTable],
  bindings: (bind) => {
    const preferenceDependencies = { preferences: Preferences, kinds: NotificationKinds }
    const texts = { accounts: Accounts, translator: Translator }
    const mailing = { accounts: Accounts, mailQueue: MailQueue, unsubscribeLink: UnsubscribeLink, clock: Clock, transaction: Transaction }
    bind(NotificationRepository, makeNotificationRepository, { db: Db })
    bind(Preferences, makePreferences, { db: Db })
    bind(UnsubscribeLink, makeUnsubscribeLink, { signing: Signing, site: Site })
    bind(Notifications, (dependencies) => ({ send: makeSendNotification(dependencies) }), {
      ...mailing,
      notifications: NotificationRepository,
      preferences: Preferences,
      overview: Overview,
    })
    bind(CountUnseen, makeCountUnseen, { notifications: NotificationRepository })
    bind(MarkNotificationsSeen, makeMarkNotificationsSeen, { notifications: NotificationRepository, clock: Clock })
    bind(ShowOverview, makeShowOverview, { overview: Overview })
    bind(ListInitialMessages, makeListInitialMessages, { showOverview: ShowOverview })
    bind(MarkSeen, makeMarkSeen, { overview: Overview, transaction: Transaction })
    bind(ListNotifications, makeListNotifications, { ...texts, notifications: NotificationRepository, kinds: NotificationKinds })
    bind(ShowPreferences, makeShowPreferences, { ...texts, ...preferenceDependencies })
    bind(ChangePreferences, makeChangePreferences, {
      ...preferenceDependencies,
      showPreferences: ShowPreferences,
      transaction: Transaction,
    })
    bind(ReadUnsubscribeLink, makeReadUnsubscribeLink, { signing: Signing, kinds: NotificationKinds })
    bind(Unsubscribe, makeUnsubscribe, { ...preferenceDependencies, readLink: ReadUnsubscribeLink, transaction: Transaction })
    const digests = { ...mailing, translator: Translator, notifications: NotificationRepository, kinds: NotificationKinds }
    bind(SendHourlyDigests, (dependencies) => makeSendDigests('hourly', dependencies), digests)
    bind(SendDailyDigests, (dependencies) => makeSendDigests('daily', dependencies), digests)
    bind(IssueTicket, makeIssueTicket, { tickets: RealtimeTickets })
  },
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
      to: ({ accountId, known }) => (known ? [] : [accountId]),
      values: ({ device }) => ({ device }),
      label: 'notifications.notice.security_login',
      about: 'notifications.kind.security_login',
      mail: 'notifications.mail.security-login',
      required: true,
    }),
  ],
  jobs: [every({ minutes: 60 }, SendHourlyDigests), every({ at: '07:00' }, SendDailyDigests)],
  mails: notificationMails,
  personalData: notificationsPersonal,
  messages: { pl, ua, en },
})
