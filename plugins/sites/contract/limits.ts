/** Bounds of a site: pages, levels of the tree, characters of title and slug, sections of a page, other addresses that lead to it. */
export const siteLimits = { pages: 60, depth: 3, title: 80, slug: 60, name: 40, sections: 30, former: 20 } as const

/** Most characters of the title and the description of a page for search engines; they show about 60 and 155. */
export const searchLengths = { title: 90, description: 200 } as const
