import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import type { Language } from '#core/kernel/language.ts'

// Names are texts of the translator, which reads `{{…}}` and `$t(…)` as instructions.
const name = NonBlankLine(60).check(Schema.isPattern(/^[^{}$<>]*$/, { message: 'FIELD_INVALID' }))

/** Names of a tag that support has made; those of the platform's own tags are messages. */
export const TagNames = Schema.Struct({ pl: name, ua: name, en: name })
export type TagNames = typeof TagNames.Type

/** Returns the name of a tag in a language; `translate` is that of the page. */
export const tagName = (
  { display, names }: { readonly display: string; readonly names?: TagNames | null | undefined },
  translate: (key: string) => string,
  language: Language,
): string => names?.[language] ?? translate(display)
