import { startInstrumentedServer } from './instrumented-server.ts'
import { responseOf } from './load.ts'
import type { Measurement } from './measurement.ts'
import type { SentStatements } from './record-statements.ts'
import { siteName } from './seeded-site.ts'
import type { Subjects } from './subjects.ts'

const part = 'Queries per page'

/** Counts the SQL statements of each page; data shared by all pages and cached for two seconds is reported separately. */
export const countQueries = async (databaseUrl: string, { city, slug, filter, box }: Subjects): Promise<readonly Measurement[]> => {
  const { url, sentFor, sentBy, end } = await startInstrumentedServer(databaseUrl, { index: true })
  try {
    const landing = await sentFor('/')
    const catalogue = await sentFor(`/zlobki/${city}`)
    const filtered = await sentFor(`/zlobki/${city}?${filter}`)
    const profile = await sentFor(`/placowka/${slug}`)
    const map = await sentFor('/wszystkie-lokalizacje')
    const site = await sentBy(() => responseOf(url, { path: '/', headers: { host: `${siteName}.kredka.test` } }))
    const search = await sentFor('/api/search', box)
    const of = (name: string, { own }: SentStatements, limit?: number): Measurement => ({
      part,
      name,
      figure: own.length,
      unit: '',
      ...(limit !== undefined && { goal: { kind: 'at most', figure: limit } }),
    })
    return [
      of('catalogue', catalogue, 4),
      of('catalogue with filters', filtered, 4),
      of('profile', profile, 5),
      of('map', map, 1),
      of('page of a site', site, 3),
      of('search in a box', search, 1),
      of('landing', landing),
      { part, name: 'layout and filters of all pages, once in 2 s', figure: landing.shared + catalogue.shared, unit: '' },
    ]
  } finally {
    await end()
  }
}
