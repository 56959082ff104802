interface Listed {
  readonly name: string
  /** Number of all facilities of the list. */
  readonly count: number
  readonly offset: number
  readonly items: readonly { readonly name: string; readonly slug: string }[]
}

/** Returns a page of a list as structured data; `pathOf`: path of a facility's profile, if it has one. */
export const itemList = (
  { name, count, offset, items }: Listed,
  pathOf: (slug: string) => string | undefined,
  { publicUrl }: { readonly publicUrl: string },
) => {
  if (items.length === 0) return []
  const itemListElement = items.map((item, n) => {
    const path = pathOf(item.slug)
    return {
      '@type': 'ListItem',
      position: offset + n + 1,
      name: item.name,
      ...(path === undefined ? {} : { url: `${publicUrl}${path}` }),
    }
  })
  return [{ '@type': 'ItemList', name, numberOfItems: count, itemListElement }]
}
