import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { RichText } from '#core/rich-text/document.ts'

/** Description of a city as its page shows it; empty texts are left out there. */
export interface ShownDescription {
  readonly title: string
  readonly lead: string
  readonly body: RichText
  /** Title and description for search engines; empty: those that the page has without it. */
  readonly meta_title: string
  readonly meta_description: string
}

/** Descriptions of cities for pages about them, of the plugin that has them; without one no city is described. */
export interface CityDescriptions {
  /** Returns the description of a city (slugs) in this language alone; `null` where there is none. */
  shown(city: { readonly voivodeship: string; readonly city: string }, language: Language): Effect.Effect<ShownDescription | null>
}
export const CityDescriptions = token<CityDescriptions>('core/CityDescriptions')
