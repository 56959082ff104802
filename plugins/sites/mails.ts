import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { notification } from '#core/plugin/notifications.ts'
import { DomainProofLost } from './contract/events.ts'

const text = Schema.String

/** An own domain whose proof is gone; `givenUp` is empty while the site keeps it. */
export const DomainLostMail = Schema.Struct({ name: text, at: text, domain: text, facility: text, slug: text, givenUp: text })
export type DomainLostMail = typeof DomainLostMail.Type

/** Mail templates of sites. */
export const sitesMails = [
  mail('domain-lost', DomainLostMail, {
    name: 'Sylwia',
    at: '2026-11-29T08:00:00.000Z',
    domain: 'przedszkole-bajka.pl',
    facility: 'Bajka',
    slug: 'bajka-przedszkole-krakow',
    givenUp: '',
  }),
]

/** Notification of support about an own domain that lost its proof. */
export const sitesNotifications = [
  notification('domain.lost', {
    on: DomainProofLost,
    group: 'desk',
    to: 'support',
    values: ({ domain, facility, slug, isGivenUp }) => ({ domain, facility, slug, givenUp: isGivenUp ? 'yes' : '' }),
    path: ({ slug }) => `/placowka/${slug}`,
    label: 'sites.notice.domain',
    about: 'sites.notice.domain.about',
    mail: 'sites.mail.domain-lost',
  }),
]
