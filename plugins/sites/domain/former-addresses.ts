import { siteLimits } from '../contract/limits.ts'
import type { SiteContent } from '../contract/site.ts'

/** Returns a draft that is published: the addresses that its pages had until now lead to them from now on. */
export const withFormerAddresses = (published: SiteContent | null, draft: SiteContent): SiteContent => {
  if (published === null) return draft
  const taken = new Set(draft.pages.map(({ slug }) => `/${slug}`))
  return {
    ...draft,
    pages: draft.pages.map((page) => {
      const slug = published.pages.find(({ id }) => id === page.id)?.slug ?? ''
      const address = `/${slug}`
      if (slug === '' || slug === page.slug || taken.has(address) || page.former?.includes(address)) return page
      return { ...page, former: [...(page.former ?? []), address].slice(-siteLimits.former) }
    }),
  }
}
