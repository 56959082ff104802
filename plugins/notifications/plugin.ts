import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Overview } from '#core/overview/overview.ts'
import { channel } from '#core/plugin/channels.ts'
import { badgeCounter } from '#core/plugin/counters.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { notification, NotificationKinds, Notifications } from '#core/plugin/notices.ts'
import { Clock } from '#core/ports/clock.ts'
import { RealtimeTickets } from '#core/ports/live-tickets.ts'
import { MailQueue } from '#core/ports/mailbox.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { Accounts } from '#plugins/accounts/contract/questions.ts'
import { OverviewView } from './contract/notification.ts'
import { NoticeStore, Preferences } from './domain/notices.port.ts'
import { notificationMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { notifications } from './migrations/20261124140000-notifications.ts'
import { makeNoticeStore } from './persistence/notices.repository.ts'
import { makePreferences } from './persistence/preferences.repository.ts'
import { notificationsPersonal } from './personal.ts'
import { notificationRoutes } from './routes.ts'
import { ChangePreferences, makeChangePreferences } from './use-cases/change-preferences.ts'
import { CountUnseen, makeCountUnseen, makeMarkNotices, MarkNotices } from './use-cases/count-unseen.ts'
import { Greet, makeGreet } from './use-cases/greet.ts'
import { IssueTicket, makeIssueTicket } from './use-cases/issue-ticket.ts'
import { ListNotifications, makeListNotifications } from './use-cases/list-notifications.ts'
import { makeMarkSeen, MarkSeen } from './use-cases/mark-seen.ts'
import { makeRaiseNotice } from './use-cases/raise-notice.ts'
import { makeReadUnsubscribe, ReadUnsubscribe } from './use-cases/read-unsubscribe.ts'
import { makeSendDigests, SendDailyDigests, SendHourlyDigests } from './use-cases/send-digests.ts'
import { makeShowOverview, ShowOverview } from './use-cases/show-overview.ts'
import { makeShowPreferences, ShowPreferences } from './use-cases/show-preferences.ts'
import { makeUnsubscribeLink, UnsubscribeLink } from './use-cases/unsubscribe-link.ts'
import { makeUnsubscribe, Unsubscribe } from './use-cases/unsubscribe.ts'

/** What people are told: counters, notices in the application and by mail, and what each wants to hear. */
export const plugin = definePlugin({
  name: 'notifications',
  dependsOn: ['accounts'],
  migrations: [notifications],
  bindings: (bind) => {
    const chosen = { preferences: Preferences, kinds: NotificationKinds }
    const worded = { accounts: Accounts, translator: Translator }
    const mailing = { accounts: Accounts, mailQueue: MailQueue, unsubscribeLink: UnsubscribeLink, clock: Clock, transaction: Transaction }
    bind(NoticeStore, makeNoticeStore, { db: Db })
    bind(Preferences, makePreferences, { db: Db })
    bind(UnsubscribeLink, makeUnsubscribeLink, { signing: Signing, site: Site })
    bind(Notifications, (needs) => ({ send: makeRaiseNotice(needs) }), {
      ...mailing,
      store: NoticeStore,
      preferences: Preferences,
      overview: Overview,
    })
    bind(CountUnseen, makeCountUnseen, { store: NoticeStore })
    bind(MarkNotices, makeMarkNotices, { store: NoticeStore, clock: Clock })
    bind(ShowOverview, makeShowOverview, { overview: Overview })
    bind(Greet, makeGreet, { showOverview: ShowOverview })
    bind(MarkSeen, makeMarkSeen, { overview: Overview, transaction: Transaction })
    bind(ListNotifications, makeListNotifications, { ...worded, store: NoticeStore, kinds: NotificationKinds })
    bind(ShowPreferences, makeShowPreferences, { ...worded, ...chosen })
    bind(ChangePreferences, makeChangePreferences, { ...chosen, showPreferences: ShowPreferences, transaction: Transaction })
    bind(ReadUnsubscribe, makeReadUnsubscribe, { signing: Signing, kinds: NotificationKinds })
    bind(Unsubscribe, makeUnsubscribe, { ...chosen, read: ReadUnsubscribe, transaction: Transaction })
    const digests = { ...mailing, translator: Translator, store: NoticeStore, kinds: NotificationKinds }
    bind(SendHourlyDigests, (needs) => makeSendDigests('hourly', needs), digests)
    bind(SendDailyDigests, (needs) => makeSendDigests('daily', needs), digests)
    bind(IssueTicket, makeIssueTicket, { tickets: RealtimeTickets })
  },
  routes: notificationRoutes,
  channels: [channel('/api/v1/main/ws', { frames: { 'overview.updated': OverviewView }, access: 'user', onConnect: Greet })],
  badgeCounters: [badgeCounter('notifications', CountUnseen, MarkNotices)],
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
