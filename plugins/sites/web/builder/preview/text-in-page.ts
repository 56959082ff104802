import inPage from '#web/ui/rich-text/in-page.module.css'
import richText from '#web/ui/rich-text/rich-text.module.css'
import { textKinds } from '../../../contract/section-kinds.ts'
import type { SitePage } from '../../../contract/site.ts'

/** Finds a section in the document of a preview. */
export const findSection = (document: Document | null | undefined, id: string | null): HTMLElement | null =>
  id === null ? null : (document?.querySelector<HTMLElement>(`[data-draft="${id}"]`) ?? null)

/** Finds the text of a section in the document of a preview; `null` where it has none that can be written. */
export const findText = (document: Document | null | undefined, { sections }: SitePage, id: string | null): HTMLElement | null => {
  const kind = sections.find((one) => one.id === id)?.kind
  if (kind === undefined || !textKinds.has(kind)) return null
  return findSection(document, id)?.querySelector<HTMLElement>(`.${richText['text']}`) ?? null
}

/** Shows by the pointer which texts can be written in the page. */
export const markTexts = (document: Document | null | undefined, page: SitePage): void => {
  for (const { id } of page.sections) findText(document, page, id)?.classList.add(inPage['writable'] ?? '')
}

/** Returns the level of the largest headings of a text: below that of its section, where it has one. */
export const levelOf = (text: HTMLElement): 2 | 3 => (text.closest('section')?.hasAttribute('aria-labelledby') ? 3 : 2)

/** Refuses letters that are typed before the editor is there, which would replace them. */
export const waitForEditor = (event: Event): void => {
  const text = event.currentTarget as HTMLElement
  if (!text.hasAttribute('data-lexical-editor')) event.preventDefault()
}
