import { freshness } from '#core/facilities/free-places.ts'
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
}) => {
  const isDoubted = (start: string) => doubts.some(({ about }) => about.startsWith(start))
  const unknown = {
    fees: !facts.fees && !facts.tuition && !isDoubted('fees.'),
    free: freePlaces === null,
    'free-now': freePlaces !== null && freshness(freePlaces.on, today) === 'old',
    hours: !facts.hours && !facts.hours_text && !isDoubted('hours'),
    street: !facts.street && !facts.building_number,
    phone: !contact.phone,
    email: !contact.email,
    website: !facts.website && !facts.social,
    accessible: !facts.accessible,
    location: facility.location_precision === null || facility.location_precision === 'approximate',
  }
  return (Object.keys(unknown) as (keyof typeof unknown)[]).filter((fact) => unknown[fact])
}
