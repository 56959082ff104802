import type { SiteContent, SiteSection } from '../../../contract/site.ts'
import type { OtherLanguage } from '../../../contract/translation.ts'

/** Texts of a section in another language. */
type SectionTexts = Pick<SiteSection, 'title' | 'text'>

/** Sets the title of a page in another language. */
export const translateTitle = (content: SiteContent, pageId: string, language: OtherLanguage, title: string): SiteContent => ({
  ...content,
  pages: content.pages.map((page) =>
    page.id === pageId ? { ...page, translations: { ...page.translations, [language]: { title } } } : page,
  ),
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
