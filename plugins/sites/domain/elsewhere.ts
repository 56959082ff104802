import type { Language } from '#core/kernel/language.ts'
import type { SiteContent } from '../contract/site.ts'
import { isWritten, languagesOf } from '../contract/translation.ts'
import { addressOfPage } from './shown-page.ts'

/** Address of a site in another language than the one that was asked for. */
export interface Elsewhere {
  readonly language: Language
  /** Without language: the same page, else the main one. */
  readonly path: `/${string}`
}

/**
 * Returns where visitors find a page that is not in their language: in the languages in which it is written, and in all
 * languages of a site that does not have theirs at all.
 */
export const elsewhereOf = (content: SiteContent, slug: string, requested: Language): readonly Elsewhere[] => {
  const page = content.pages.find((one) => one.slug === slug)
  const languages = languagesOf(content)
  return languages.flatMap((language) => {
    if (language === requested) return []
    if (page && isWritten(page, language)) return [{ language, path: addressOfPage(page) }]
    return languages.includes(requested) ? [] : [{ language, path: '/' as const }]
  })
}
