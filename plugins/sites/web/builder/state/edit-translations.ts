import type { Language } from '#core/kernel/language.ts'
import type { SearchTexts, SiteContent, SitePage, SiteSection } from '../../../contract/site.ts'
import type { OtherLanguage } from '../../../contract/translation.ts'

/** Texts of a section in another language. */
type SectionTexts = Pick<SiteSection, 'title' | 'text'>

/** Sets the title of a page in another language. */
export const translateTitle = (content: SiteContent, pageId: string, language: OtherLanguage, title: string): SiteContent => ({
  ...content,
  pages: content.pages.map((page) =>
    page.id === pageId
      ? { ...page, translations: { ...page.translations, [language]: { ...page.translations?.[language], title } } }
      : page,
  ),
})

/** Returns what a page says to search engines in a language; empty where its owner has written nothing. */
export const searchTextsOf = ({ search, translations }: SitePage, language: Language): SearchTexts =>
  (language === 'pl' ? search : translations?.[language]?.search) ?? { title: '', description: '' }

/** Sets what a page says to search engines in a language. */
export const withSearchTexts = (content: SiteContent, pageId: string, language: Language, changes: Partial<SearchTexts>): SiteContent => ({
  ...content,
  pages: content.pages.map((page) => {
    if (page.id !== pageId) return page
    const search = { ...searchTextsOf(page, language), ...changes }
    if (language === 'pl') return { ...page, search }
    return { ...page, translations: { ...page.translations, [language]: { title: '', ...page.translations?.[language], search } } }
  }),
})

/** Changes the texts of one section in another language. */
export const translateSection =
  (id: string, language: OtherLanguage, changes: Partial<SectionTexts>) =>
  (sections: readonly SiteSection[]): readonly SiteSection[] =>
    sections.map((section) => {
      if (section.id !== id) return section
      const before: SectionTexts = section.translations?.[language] ?? { title: '', text: null }
      return { ...section, translations: { ...section.translations, [language]: { ...before, ...changes } } }
    })
