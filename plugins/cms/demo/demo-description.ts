import type { Language } from '#core/kernel/language.ts'
import type { DescriptionTexts } from '../domain/description.ts'

/** Description of a city (slugs) in all languages. */
export interface DemoDescription {
  readonly voivodeship: string
  readonly slug: string
  readonly texts: Readonly<Record<Language, DescriptionTexts>>
}
