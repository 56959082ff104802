import { copiedParameter, type WritingArea } from '#plugins/publications/contract/area-ui.ts'
import { useHref } from '#web/runtime/page.ts'
import { blogApi } from '../../contract/api.ts'

/** Sections that the editors write; the first one is that of an address without a section. */
export const cmsSections = ['blog', 'materials'] as const
export type CmsSection = (typeof cmsSections)[number]

/** Returns the section of an address. */
export const cmsSectionOf = (section: string | undefined): CmsSection => cmsSections.find((one) => one === section) ?? cmsSections[0]

/** Returns the addresses of the public lists; `undefined` where no plugin has the section. */
export const useSectionAddresses = (): Readonly<Record<CmsSection, string | undefined>> => {
  const href = useHref()
  return { blog: href('blog'), materials: href('materials') }
}

const readPages = { blog: 'blog_post', materials: 'material' } as const satisfies Readonly<Record<CmsSection, string>>

/** Returns a section of the editors' area as a writing area. */
export const useCmsArea = (section: CmsSection): WritingArea => {
  const href = useHref()
  const addresses = useSectionAddresses()
  return {
    section,
    facility: null,
    canWrite: true,
    canAdd: addresses[section] !== undefined,
    isReviewed: false,
    upload: { purpose: 'material' },
    lists: [blogApi.listPosts],
    views: [],
    addresses: {
      list: href('cms_posts', {}, { section }),
      add: (copied) => href('cms_posts_new', {}, { section, [copiedParameter]: copied }),
      edit: (news) => href('cms_post', { news }),
      read: (slug) => href(readPages[section], { slug }),
    },
  }
}
