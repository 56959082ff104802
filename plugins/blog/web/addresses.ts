/** Addresses of the feeds of the blog, the same in every language. */
export const feedPaths = { rss: '/api/v1/blog/rss', atom: '/api/v1/blog/atom' } as const

/** Parameter by which the blog is filtered, of each category. */
const params = { publication_topic: 'temat', age_groups: 'wiek' } as const
type FilterCategory = keyof typeof params

/** Categories by which the blog is filtered. */
export const filterCategories = Object.keys(params) as readonly FilterCategory[]

interface BlogTag {
  readonly category: FilterCategory
  readonly param: string
}

/** Reads `?temat=emocje` or `?wiek=3-latki`; a topic wins. */
export const parseFilter = (query: Readonly<Record<string, string>>): BlogTag | null => {
  const { temat, wiek } = query
  if (temat) return { category: 'publication_topic', param: temat }
  return wiek ? { category: 'age_groups', param: wiek } : null
}

/** Returns whether the blog can be filtered by tags of a category. */
export const isFilter = <Tag extends { readonly category: string }>(tag: Tag): tag is Tag & { readonly category: FilterCategory } =>
  Object.hasOwn(params, tag.category)

/** Returns the query of a page of the blog with a filter. */
export const queryOf = (filter: BlogTag | null, page = 1): Readonly<Record<string, string>> => ({
  ...(filter && { [params[filter.category]]: filter.param }),
  ...(page > 1 && { page: String(page) }),
})
