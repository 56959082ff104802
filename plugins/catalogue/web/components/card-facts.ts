import { freePlacesNewForDays, freePlacesShownForDays } from '#core/facilities/free-places.ts'
import { type MessageKey, messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { ListedCard } from '../../contract/listed-card.ts'

/** Opening and closing time in minutes since midnight, Europe/Warsaw. */
interface Hours {
  readonly open_at: number | null
  readonly close_at: number | null
}

/** Formats the hours of a working day: `07:00–17:30`, as on the profile; `null` while they are unknown. */
export const hoursText = ({ open_at, close_at }: Hours): string | null =>
  open_at === null || close_at === null ? null : `${timeOfDay(open_at)}–${timeOfDay(close_at)}`

const sectors: Readonly<Record<NonNullable<ListedCard['legal_type']>, 'public' | 'non_public' | 'private'>> = {
  public: 'public',
  communal: 'public',
  self_governing: 'public',
  non_public: 'non_public',
  private: 'private',
}

/**
 * Returns the key of a facility's kind with its sector, in one grammatical form: `Żłobek niepubliczny`; without
 * the sector while it is unknown.
 */
export const kindKey = (type: ListedCard['type'], legalType: ListedCard['legal_type']): MessageKey =>
  legalType === null || type === 'primary_school'
    ? messageKey('tags.specialization', type)
    : messageKey('catalogue.card.kind', type, sectors[legalType])

/** Reliability of a free-place count by its age (decisions §6). */
export type Freshness = 'fresh' | 'older' | 'stale'

const day = 86_400_000

/** Up to 14 days `fresh`, up to 45 `older`, then `stale` and not shown; both ISO dates. */
export const freshnessOf = (on: string, today: string): Freshness => {
  const days = Math.round((Date.parse(today) - Date.parse(on)) / day)
  return days <= freePlacesNewForDays ? 'fresh' : days <= freePlacesShownForDays ? 'older' : 'stale'
}
