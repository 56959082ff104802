import { useHref } from '#web/runtime/page.ts'
import { copiedParameter, type WritingArea } from './writing-area.ts'

/** Sections that the editors write; the first one is that of an address without a section. */
export const cmsSections = ['blog', 'materials'] as const
export type CmsSection = (typeof cmsSections)[number]

/** Returns the section of an address. */
export const cmsSectionOf = (section: string | undefined): CmsSection => cmsSections.find((one) => one === section) ?? cmsSections[0]

/** Paths of the public lists. */
export const publicLists = { blog: '/blog', materials: '/strefa-nauczyciela' } as const satisfies Readonly<Record<CmsSection, string>>

/** Returns a section of the editors' area as a writing area. */
export const useCmsArea = (section: CmsSection): WritingArea => {
  const href = useHref()
  return {
    section,
    facility: null,
    canWrite: true,
    canAdd: true,
    isReviewed: false,
    upload: { purpose: 'material' },
    addresses: {
      list: href('cms_posts', {}, { section }),
      add: (copied) => href('cms_posts_new', {}, { section, [copiedParameter]: copied }),
      edit: (news) => href('cms_post', { news }),
      read: (slug) => href(`${publicLists[section]}/${slug}`),
    },
  }
}
