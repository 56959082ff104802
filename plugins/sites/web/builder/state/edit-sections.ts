import { newId } from '#core/kernel/ids.ts'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import { textKinds } from '../../../contract/section-kinds.ts'
import type { SiteContent, SitePage, SiteSection } from '../../../contract/site.ts'

/** Creates a section; one for a text begins with it, by default an empty one. */
export const newSection = (kind: string, text: SiteSection['text'] = textKinds.has(kind) ? emptyDocument : null): SiteSection => ({
  id: newId(),
  kind,
  title: '',
  visible: true,
  text,
})

/** Changes the sections of one page. */
export const withSections = (
  content: SiteContent,
  pageId: string,
  change: (sections: SitePage['sections']) => SitePage['sections'],
): SiteContent => ({
  ...content,
  pages: content.pages.map((page) => (page.id === pageId ? { ...page, sections: change(page.sections) } : page)),
})

/** Changes one section. */
export const changeSection =
  (id: string, changes: Partial<Omit<SiteSection, 'id'>>) =>
  (sections: SitePage['sections']): SitePage['sections'] =>
    sections.map((section) => (section.id === id ? { ...section, ...changes } : section))

/** Moves a section to another place, counted from 0; places outside of the list change nothing. */
export const moveSection =
  (id: string, to: number) =>
  (sections: SitePage['sections']): SitePage['sections'] => {
    const section = sections.find((one) => one.id === id)
    if (!section || to < 0 || to >= sections.length) return sections
    return sections.filter((one) => one !== section).toSpliced(to, 0, section)
  }

/** Adds a copy of a section behind it. */
export const copySection =
  (id: string) =>
  (sections: SitePage['sections']): SitePage['sections'] =>
    sections.flatMap((section) => (section.id === id ? [section, { ...section, id: newId() }] : [section]))
