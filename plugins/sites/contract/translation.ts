import { type Language, languages } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import type { SiteContent, SitePage, SiteSection } from './site.ts'

/** Languages in which an owner may write beside Polish, which every page has. */
export type OtherLanguage = Exclude<Language, 'pl'>

const isWrittenText = (text: RichText | null | undefined) => text != null && !isEmptyDocument(text)

/** Returns all texts of a section, in every language. */
export const textsOfSection = ({ text, translations = {} }: SiteSection): readonly RichText[] =>
  [text, ...Object.values(translations).map((one) => one?.text)].filter((one) => one != null)

/** Tests whether visitors can read a page in a language: its title is written, and each of its texts. */
export const isWritten = ({ translations = {}, sections }: SitePage, language: Language): boolean =>
  language === 'pl' ||
  (Boolean(translations[language]?.title.trim()) &&
    sections.every(({ visible, text, translations: of = {} }) => !visible || !isWrittenText(text) || isWrittenText(of[language]?.text)))

/** Tests whether an owner has begun to write a page in a language. */
const isBegun = ({ translations = {}, sections }: SitePage, language: OtherLanguage): boolean =>
  Boolean(translations[language]?.title.trim()) || sections.some(({ translations: of = {} }) => isWrittenText(of[language]?.text))

/** Returns the pages that visitors miss in a language that an owner has begun: those begun and not ended, and the main page. */
export const unfinishedIn = (pages: readonly SitePage[], language: OtherLanguage): readonly SitePage[] =>
  pages.some((page) => isBegun(page, language))
    ? pages.filter((page) => (page.kind === 'main' || isBegun(page, language)) && !isWritten(page, language))
    : []

/** Returns the languages of a site: those in which its main page is written. */
export const languagesOf = ({ pages }: Pick<SiteContent, 'pages'>): readonly Language[] => {
  const main = pages.find(({ kind }) => kind === 'main')
  return languages.filter((language) => language === 'pl' || (main !== undefined && isWritten(main, language)))
}

/** Returns a page in a language; what is not written in it is in Polish. */
const pageIn = (page: SitePage, language: OtherLanguage): SitePage => ({
  ...page,
  title: page.translations?.[language]?.title.trim() || page.title,
  search: page.translations?.[language]?.search,
  sections: page.sections.map((section) => {
    const written = section.translations?.[language]
    // The usual heading of a section is in the language of the page.
    return { ...section, title: written?.title ?? '', text: isWrittenText(written?.text) ? (written?.text ?? null) : section.text }
  }),
})

/** Returns a content in a language, with the pages that are written in it; all pages of a draft, for its writers. */
export const contentIn = (content: SiteContent, language: Language, which: 'written' | 'all' = 'written'): SiteContent => {
  if (language === 'pl') return content
  const pages = content.pages.filter((page) => which === 'all' || isWritten(page, language)).map((page) => pageIn(page, language))
  // What a page is below may not be written in this language.
  return { ...content, pages: pages.map((page) => (pages.some(({ id }) => id === page.parent) ? page : { ...page, parent: null })) }
}
