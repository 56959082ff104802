import { Schema } from 'effect'
import { toolLanguage } from '#core/plugin/tool-language.ts'
import { maxCompared } from './limits.ts'

/** Input of the tool `compare`. */
export const CompareInput = Schema.Struct({
  slugs: Schema.Array(Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,200}$/)))
    .check(Schema.isMinLength(1), Schema.isMaxLength(maxCompared))
    .annotate({ description: 'Slugs of two to four facilities, as the other tools return them.' }),
  ...toolLanguage,
})
export type CompareInput = typeof CompareInput.Type
