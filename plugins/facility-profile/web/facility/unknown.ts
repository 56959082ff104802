import { freshness } from '../format.ts'
import type { Profile } from '../profile.data.ts'

/** Lists what parents ask and no source says, what they ask first in front; what is doubted was said. */
export const unknownOf = ({
  facts,
  contact,
  facility,
  doubts,
  freePlaces,
  today,
}: Pick<Profile, 'facts' | 'contact' | 'doubts' | 'freePlaces' | 'today'> & {
  readonly facility: Pick<Profile['facility'], 'location_precision'>
}) => [
  ...(facts.fees || facts.tuition || doubts.some(({ about }) => about.startsWith('fees.')) ? [] : (['fees'] as const)),
  ...(freePlaces === null ? (['free'] as const) : freshness(freePlaces.on, today) === 'old' ? (['free-now'] as const) : []),
  ...(facts.hours || facts.hours_text || doubts.some(({ about }) => about === 'hours') ? [] : (['hours'] as const)),
  ...(facts.street || facts.building_number ? [] : (['street'] as const)),
  ...(contact.phone ? [] : (['phone'] as const)),
  ...(contact.email ? [] : (['email'] as const)),
  ...(facts.website || facts.social ? [] : (['website'] as const)),
  ...(facts.accessible ? [] : (['accessible'] as const)),
  ...(facility.location_precision === null || facility.location_precision === 'approximate' ? (['location'] as const) : []),
]
