import { createContext, useContext } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import type { Point } from '#web/app-kit/rich-text/in-page/editable.ts'
import type { SiteChoices } from '../../../contract/builder.ts'
import type { SearchTexts, SitePage, SiteView } from '../../../contract/site.ts'
import type { SiteDraft } from './use-site-draft.ts'

/** Text of the open page that is written in the page itself. */
export interface Writing {
  /** Its section; `null`: none. */
  readonly section: string | null
  /** Point at which the text was pressed; `null`: writing begins at its end. */
  readonly point: Point | null
  readonly begin: (section: string, point?: Point) => void
  readonly end: () => void
}

/** State that the tree of pages and the forms of sections share, those of a site and those of a page template. */
export interface ContentState {
  /** Facility whose data sections show, and whose files texts show; `null`: a page template has none. */
  readonly facilityId: string | null
  readonly draft: Pick<SiteDraft, 'content' | 'edit' | 'epoch'>
  readonly choices: SiteChoices
  /** Uploads of the texts of the site. */
  readonly uploads: readonly UploadView[]
  /** Language in which titles and texts are written. */
  readonly language: Language
  /** Page that is open. */
  readonly page: SitePage
  readonly openPage: (id: string) => void
  /** Section whose form is open, by id. */
  readonly section: string | null
  readonly openSection: (id: string | null) => void
  /** Texts with which search engines show the open page; absent where pages belong to no site. */
  readonly search?: { readonly name: string; readonly head: SearchTexts } | undefined
  /** Writing in the page itself; absent where no page is shown that can be written in. */
  readonly writing?: Writing | undefined
}

export const ContentContext = createContext<ContentState | null>(null)

/** Returns the pages that are edited around a component. */
export const useContent = (): ContentState => {
  const content = useContext(ContentContext)
  if (!content) throw new Error('no pages are edited here')
  return content
}

/** State that all parts of the builder share. */
export interface BuilderState extends ContentState {
  readonly site: SiteView
  readonly draft: SiteDraft
  readonly writing: Writing
  readonly setLanguage: (language: Language) => void
  /** Takes title and description that the shown page has. */
  readonly setHead: (head: SearchTexts) => void
}

export const BuilderContext = createContext<BuilderState | null>(null)

/** Returns the builder around a component. */
export const useBuilder = (): BuilderState => {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('outside of the builder')
  return builder
}
