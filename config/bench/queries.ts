import type { Row } from './row.ts'
import type { Sent } from './sent.ts'
import type { Subjects } from './subjects.ts'
import { watch } from './watched.ts'

const part = 'Queries a page'

/** Counts what the whole product sends to the database for a page; what is kept for two seconds for all pages stands on a line of its own. */
export const countQueries = async (databaseUrl: string, { city, slug, filter, box }: Subjects): Promise<readonly Row[]> => {
  const { sentFor, end } = await watch(databaseUrl, { index: true })
  try {
    const landing = await sentFor('/')
    const catalogue = await sentFor(`/zlobki/${city}`)
    const filtered = await sentFor(`/zlobki/${city}?${filter}`)
    const profile = await sentFor(`/placowka/${slug}`)
    const map = await sentFor('/wszystkie-lokalizacje')
    const search = await sentFor('/api/search', box)
    const of = (name: string, { own }: Sent, most?: number): Row => ({
      part,
      name,
      figure: own.length,
      unit: '',
      ...(most !== undefined && { goal: { kind: 'at most', figure: most } }),
    })
    return [
      of('catalogue', catalogue, 4),
      of('catalogue with filters', filtered, 4),
      of('profile', profile, 5),
      of('map', map, 1),
      of('search in a box', search, 1),
      of('landing', landing),
      { part, name: 'frame and filters of all pages, once in 2 s', figure: landing.shared + catalogue.shared, unit: '' },
    ]
  } finally {
    await end()
  }
}
