import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { users } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { type FoundFacility, SavedSearchHit } from './contract/events.ts'

const text = Schema.String

/**
 * New facilities of a saved search: names of the first ones, one in a line, and what their cards say, `FoundFacility[]` as
 * JSON; `query`: of the map's address with all results.
 */
export const HitMail = Schema.Struct({
  name: text,
  at: text,
  search: text,
  count: text,
  lines: text,
  cards: Schema.optional(text),
  query: text,
})
export type HitMail = typeof HitMail.Type

const sampleCards: readonly FoundFacility[] = [
  {
    name: 'Żłobek „Promyk”',
    city: 'Kraków',
    tuition_month: 150_000,
    family_cost: 33_000,
    family_cost_meals: true,
    free_places: 4,
    free_places_on: '2026-12-10',
    open_at: 390,
    close_at: 1020,
  },
  { name: 'Żłobek „Bajka”', city: 'Kraków', tuition_month: null, free_places: null, free_places_on: null, open_at: 420, close_at: 1020 },
]

/** Mail templates of saved searches. */
export const savedSearchesMails = [
  mail('hit', HitMail, {
    name: 'Joanna',
    at: '2026-12-14T07:00:00.000Z',
    search: 'Żłobki w Krakowie',
    count: '12',
    lines: 'Żłobek „Promyk”, Kraków\nŻłobek „Bajka”, Kraków',
    cards: JSON.stringify(sampleCards),
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
    values: ({ search, count, facilities, cards, query }) => ({
      search,
      count: String(count),
      lines: facilities.join('\n'),
      ...(cards && { cards: JSON.stringify(cards) }),
      query,
    }),
    recipient: ({ unsubscribe }) => ({ unsubscribe }),
    label: 'saved-searches.notice.hit',
    about: 'saved-searches.notice.hit.about',
    mail: 'saved-searches.mail.hit',
  }),
]
