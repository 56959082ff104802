import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'

// Names are texts of the translator, which reads `{{…}}` and `$t(…)` as instructions.
const name = NonBlankLine(60).check(Schema.isPattern(/^[^{}$<>]*$/, { message: 'FIELD_INVALID' }))

/** Names of a tag that support has made; those of the platform's own tags are messages. */
export const TagNames = Schema.Struct({ pl: name, ua: name, en: name })
export type TagNames = typeof TagNames.Type
