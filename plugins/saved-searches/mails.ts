import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { users } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { SavedSearchHit } from './contract/events.ts'

const text = Schema.String

/** New facilities of a saved search: names of the first ones, one in a line; `query`: of the map's address with all results. */
export const HitMail = Schema.Struct({ name: text, at: text, search: text, count: text, lines: text, query: text })
export type HitMail = typeof HitMail.Type

/** Mail templates of saved searches. */
export const savedSearchesMails = [
  mail('hit', HitMail, {
    name: 'Joanna',
    at: '2026-12-14T07:00:00.000Z',
    search: 'Żłobki w Krakowie',
    count: '12',
    lines: 'Żłobek „Promyk”, Kraków\nŻłobek „Bajka”, Kraków',
    query: 'miasto=malopolskie%2Fkrakow',
  }),
]

/** Notification about new facilities of a saved search; its mail has a link that ends the messages about this search alone. */
export const savedSearchesNotifications = [
  notification('saved_search.hit', {
    on: SavedSearchHit,
    group: 'followed',
    audience: users,
    to: ({ accountId }) => [accountId],
    values: ({ search, count, facilities, query }) => ({ search, count: String(count), lines: facilities.join('\n'), query }),
    recipient: ({ unsubscribe }) => ({ unsubscribe }),
    label: 'saved-searches.notice.hit',
    about: 'saved-searches.notice.hit.about',
    mail: 'saved-searches.mail.hit',
  }),
]
