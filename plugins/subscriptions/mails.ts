import { Schema } from 'effect'
import { messageKey } from '#core/kernel/message-key.ts'
import { mail } from '#core/plugin/mails.ts'
import { users } from '#core/plugin/notification-audience.ts'
import { type NotificationValues, notification } from '#core/plugin/notifications.ts'
import { FacilityNewsSent } from './contract/events.ts'
import type { OfferKind } from './contract/subscription.ts'

const text = Schema.String

/** News about a followed facility; `name`: first name of the recipient, `at`: moment of the mail. */
export const NewsMail = Schema.Struct({ name: text, at: text, facility: text, slug: text })
export type NewsMail = typeof NewsMail.Type

const sample = { name: 'Joanna', at: '2026-12-14T08:15:00.000Z', facility: 'Przedszkole „Bajka”', slug: 'bajka-przedszkole-krakow' }

/** Mail templates of subscriptions. */
export const subscriptionsMails = [mail('recruitment', NewsMail, sample), mail('vacancies', NewsMail, sample)]

const about = (kind: OfferKind) => ({
  on: FacilityNewsSent,
  group: 'followed' as const,
  audience: users,
  to: ({ news, subscribers }: FacilityNewsSent) => (news === kind ? subscribers.map(({ accountId }) => accountId) : []),
  values: ({ facility, slug }: FacilityNewsSent) => ({ facility, slug }),
  path: ({ slug = '' }: NotificationValues) => `/placowka/${slug}` as const,
  recipient: ({ subscribers }: FacilityNewsSent, accountId: string) => subscribers.find((one) => one.accountId === accountId) ?? {},
  label: messageKey('subscriptions.notice', kind),
  about: messageKey('subscriptions.notice', kind, 'about'),
  mail: `subscriptions.mail.${kind}` as const,
})

/** Notifications about followed facilities; each mail has a link that ends its own subscription alone. */
export const subscriptionsNotifications = [
  notification('recruitment.opened', about('recruitment')),
  notification('vacancy.opened', about('vacancies')),
]
