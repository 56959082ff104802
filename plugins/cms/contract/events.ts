import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { eventKind } from '#core/ports/events.ts'

/** The description of a city (slugs) in one language was saved or restored. */
export const DescriptionChanged = eventKind('cms.description-changed', {
  voivodeship: Schema.String,
  city: Schema.String,
  language: Schema.Literals(languages),
})
