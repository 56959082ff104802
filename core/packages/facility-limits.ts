import { maxPhotos } from '#core/facilities/max-photos.ts'
import { token } from '#core/kernel/token.ts'
import { type CountStock, type Limit, limit, unlimited } from './limit.ts'

/** Counts the photos of a facility's gallery. */
export const CountPhotos = token<CountStock>('limits/CountPhotos')
/** Counts the amenities of a facility. */
export const CountAmenities = token<CountStock>('limits/CountAmenities')
/** Counts the characters of a facility's description. */
export const CountDescription = token<CountStock>('limits/CountDescription')

const items = { type: 'limit', window: 'none', unit: 'items' } as const

/** Limits of a facility's own profile, which every installation has (decisions §19). */
export const facilityLimits = {
  photos: limit('photos', {
    ...items,
    free: 3,
    registered: 3,
    premium: maxPhotos,
    maximum: maxPhotos,
    name: 'limit.photos',
    counts: CountPhotos,
  }),
  amenities: limit('amenities', { ...items, free: 5, registered: 5, premium: unlimited, name: 'limit.amenities', counts: CountAmenities }),
  amenityEdits: limit('amenity_edits_per_month', {
    type: 'limit',
    window: 'month',
    unit: 'times',
    name: 'limit.amenity_edits_per_month',
    free: 1,
    registered: 1,
    premium: unlimited,
    firstIsFree: true,
    correctionHours: 24,
  }),
  description: limit('description_chars', {
    type: 'limit',
    window: 'none',
    unit: 'characters',
    name: 'limit.description_chars',
    counts: CountDescription,
    free: 1000,
    registered: 2000,
    premium: 10_000,
  }),
  recruitmentText: limit('recruitment_text', {
    type: 'boolean',
    window: 'none',
    unit: 'none',
    name: 'limit.recruitment_text',
    free: false,
    registered: false,
    premium: true,
  }),
} as const satisfies Readonly<Record<string, Limit>>
