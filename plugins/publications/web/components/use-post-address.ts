import { useHref } from '#web/runtime/page.ts'
import type { PlacedPost } from '../../contract/public-posts.ts'

/** Names of the pages on which posts of sections outside of facilities are read. */
const pageOf = { materials: 'material', blog: 'blog_post' } as const

/** Returns the function that gives the address of a post of any section; `undefined` where no installed plugin has its page. */
export const usePostAddress = () => {
  const href = useHref()
  return ({ section, slug, facility }: Pick<PlacedPost, 'section' | 'slug' | 'facility'>): string | undefined => {
    if (section !== 'facility') return href(pageOf[section], { slug })
    return facility === null ? undefined : href('facility_news_item', { slug: facility.slug, item: slug })
  }
}
