import { createContext, useContext } from 'react'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import type { SiteChoices } from '../../../contract/builder.ts'
import type { SitePage, SiteView } from '../../../contract/site.ts'
import type { SiteDraft } from './use-site-draft.ts'

/** What all parts of the builder share. */
export interface BuilderState {
  readonly site: SiteView
  readonly draft: SiteDraft
  readonly choices: SiteChoices
  /** Uploads of the texts of the site. */
  readonly uploads: readonly UploadView[]
  /** Page that is open. */
  readonly page: SitePage
  readonly openPage: (id: string) => void
  /** Section whose form is open, by id. */
  readonly section: string | null
  readonly openSection: (id: string | null) => void
}

export const BuilderContext = createContext<BuilderState | null>(null)

/** Returns the builder around a component. */
export const useBuilder = (): BuilderState => {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('outside of the builder')
  return builder
}
