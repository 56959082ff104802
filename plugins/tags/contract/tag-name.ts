import type { Language } from '#core/kernel/language.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { TagNames } from './tag-names.ts'

/** Returns the name of a tag in a language. */
export const tagName = (
  { display, names }: { readonly display: string; readonly names?: TagNames | null | undefined },
  t: Translate,
  language: Language,
): string => names?.[language] ?? t(asMessageKey(display))
