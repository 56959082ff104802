import { messageKey } from '#core/kernel/message-key.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ShownSite } from './site.data.ts'

type Translate = ReturnType<typeof useT>

/** Returns street and number, and the post code with the city: `ul. Szkolna 5/2`, `30-001 Kraków`. */
export const addressLines = ({ facility: { city }, facts }: ShownSite): readonly string[] => {
  const { street, building_number, apartment_number, post_code } = facts
  const number = [building_number?.value, apartment_number?.value].filter(Boolean).join('/')
  const first = street ? `${street.value} ${number}`.trim() : number && `${city} ${number}`
  return [...(first ? [first] : []), post_code ? `${post_code.value} ${city}` : city]
}

/** Returns the kind of the facility: `Przedszkole`. */
export const kindOf = ({ facility: { type } }: ShownSite, t: Translate): string => t(messageKey('tags.specialization', type))

/** Returns the kind for a line beside the title; empty where the title says it. */
export const kindBeside = (site: ShownSite, t: Translate): string => {
  const kind = kindOf(site, t)
  return site.content.title.toLowerCase().includes(kind.toLowerCase()) ? '' : kind
}

/** Returns the hours from Monday to Friday; `null` where they are unknown. */
export const weekdayHours = ({ facts: { hours } }: ShownSite): string | null => {
  const { open_at = null, close_at = null } = hours?.value ?? {}
  return open_at === null || close_at === null ? null : timeSpan(open_at, close_at)
}
