import type { Language } from '#core/kernel/language.ts'
import type { TagNames } from './tag-names.ts'

/** Returns the name of a tag in a language; `translate` is that of the page. */
export const tagName = (
  { display, names }: { readonly display: string; readonly names?: TagNames | null | undefined },
  translate: (key: string) => string,
  language: Language,
): string => names?.[language] ?? translate(display)
