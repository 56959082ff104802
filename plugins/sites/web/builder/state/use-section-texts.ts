import type { SiteSection } from '../../../contract/site.ts'
import { useContent } from './builder-context.ts'
import { changeSection, withSections } from './edit-sections.ts'
import { translateSection } from './edit-translations.ts'

/** Heading and text of a section. */
type SectionTexts = Pick<SiteSection, 'title' | 'text'>

/** Returns the texts of a section in the chosen language, how to change them, and the key under which an editor of them stays the same. */
export const useSectionTexts = (section: SiteSection) => {
  const { draft, page, language } = useContent()
  const { id } = section
  const texts: SectionTexts = language === 'pl' ? section : (section.translations?.[language] ?? { title: '', text: null })
  const change = (changes: Partial<SectionTexts>) => {
    const act = language === 'pl' ? changeSection(id, changes) : translateSection(id, language, changes)
    draft.edit((content) => withSections(content, page.id, act), `${id} ${language} ${Object.keys(changes).join(' ')}`)
  }
  return { texts, change, key: `${id} ${language} ${draft.epoch}` }
}
