import { messageKey } from '#core/kernel/message-key.ts'

/** Slugs of the sixteen voivodeships, the first level of the catalogue. */
export const voivodeshipSlugs = [
  'dolnoslaskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'lodzkie',
  'malopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'slaskie',
  'swietokrzyskie',
  'warminsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const

export type VoivodeshipSlug = (typeof voivodeshipSlugs)[number]

/** Returns whether a text is the slug of a voivodeship. */
export const isVoivodeship = (slug: string): slug is VoivodeshipSlug => (voivodeshipSlugs as readonly string[]).includes(slug)

/** Returns the key of a voivodeship's name; stored slugs are those of the list. */
export const voivodeshipKey = (slug: string) => messageKey('places.voivodeship', slug as VoivodeshipSlug)
