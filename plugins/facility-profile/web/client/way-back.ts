/** The list that a visitor came from, and the profile that was seen last. */
interface Way {
  readonly list: string
  readonly profile: string
}

const key = 'list-of-profiles'

const storedWay = (storage: Pick<Storage, 'getItem'>): Way | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Way | null
  } catch {
    return null
  }
}

/** The list that the visitor came from: the page before, or the one before the profiles that were read in between. */
const listBehind = (link: HTMLAnchorElement, { origin, pathname }: Location, referrer: string, way: Way | null): string | null => {
  const before = URL.parse(referrer)
  if (before?.origin !== origin) return null
  const lists = link.closest<HTMLElement>('[data-lists]')?.dataset['lists']?.split(' ') ?? []
  if (lists.some((list) => before.pathname.startsWith(list))) return before.pathname + before.search
  const profiles = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const onTheWay = before.pathname.startsWith(profiles) || way?.profile === pathname
  return onTheWay ? (way?.list ?? null) : null
}

/**
 * Makes the link back of a profile lead to the list as the visitor left it: with its filters, order, page and part of the
 * map. The page itself is the same for everybody, so that its own link leads to the list of the city.
 */
export const leadBack = (
  link: HTMLAnchorElement,
  page: Location,
  referrer: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) => {
  const list = listBehind(link, page, referrer, storedWay(storage))
  if (list === null) {
    storage.removeItem(key)
    return
  }
  link.href = list
  storage.setItem(key, JSON.stringify({ list, profile: page.pathname }))
}
