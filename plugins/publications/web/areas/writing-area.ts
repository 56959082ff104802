import { createContext, useContext } from 'react'
import type { ReadRoute } from '#web/app-kit/data/read-route.ts'
import type { NewsSection } from '../../contract/terms.ts'

/** Members of an upload beside its file. */
type UploadInput = { readonly purpose: 'news'; readonly facility_id: string } | { readonly purpose: 'material' }

/**
 * Addresses of the screens on which posts are written, and of the page on which everybody reads one; `undefined`: there
 * is no such page.
 */
interface AreaAddresses {
  readonly list: string | undefined
  /** `copied`: id of the post as which the new one begins. */
  readonly add: (copied?: string) => string | undefined
  readonly edit: (id: string) => string | undefined
  readonly read: (slug: string) => string | undefined
}

/** Place in which posts of a section are written: a facility's panel, a teacher's materials, the editors' area. */
export interface WritingArea {
  readonly section: NewsSection
  /** Id of the facility; `null` in the other sections. */
  readonly facility: string | null
  /** The user changes the posts that are listed here. */
  readonly canWrite: boolean
  readonly canAdd: boolean
  /** Posts of the user appear once support has accepted them. */
  readonly isReviewed: boolean
  readonly upload: UploadInput
  /** Lists of the area, which are out of date once a post has changed. */
  readonly lists: readonly ReadRoute[]
  /** Answers about a single post, beside those of `newsApi`. */
  readonly views: readonly ReadRoute[]
  readonly addresses: AreaAddresses
}

/** Area of the open page, for the screens that all areas share. */
export const WritingAreaContext = createContext<WritingArea | null>(null)

/** Returns the area of the open page. Throws outside of one. */
export const useWritingArea = (): WritingArea => {
  const area = useContext(WritingAreaContext)
  if (area === null) throw new Error('useWritingArea() outside a writing area')
  return area
}

/** Parameter of the address with the id of the post as which a new one begins. */
export const copiedParameter = 'wzor'
