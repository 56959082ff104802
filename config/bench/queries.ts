import { pino } from 'pino'
import { readEnvironment } from '#config/environment.ts'
import { makePlatform } from '#config/platform.ts'
import { plugins } from '#plugins/server.gen.ts'
import { listen, makeApp } from '#web/server.ts'
import { answerOf } from './load.ts'
import type { Row } from './row.ts'
import type { Subjects } from './subjects.ts'

const part = 'Queries a page'

/** Counts what the whole product sends to the database for a page; what is kept for two seconds for all pages stands on a line of its own. */
export const countQueries = async (databaseUrl: string, { city, slug, filter, box }: Subjects): Promise<readonly Row[]> => {
  let sent = 0
  const platform = await makePlatform({
    databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: () => {
      sent++
    },
  })
  const environment = {
    ...readEnvironment({ APP_ENV: 'production', PUBLIC_URL: 'http://kredka.test', PAGE_CACHE_MB: '0' }),
    port: 0,
    host: '127.0.0.1',
  }
  const server = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
  const queriesOf = async (path: string, body?: object) => {
    const counts: number[] = []
    for (let time = 0; time < 3; time++) {
      sent = 0
      await answerOf(server.url, { path, ...(body && { body }) })
      counts.push(sent)
    }
    // Whichever comes first after two seconds also reads what is kept.
    return { own: Math.min(...counts), kept: Math.max(...counts) - Math.min(...counts) }
  }
  try {
    while (!(await platform.index.ready()));
    const landing = await queriesOf('/')
    const catalogue = await queriesOf(`/zlobki/${city}`)
    const filtered = await queriesOf(`/zlobki/${city}?${filter}`)
    const profile = await queriesOf(`/placowka/${slug}`)
    const map = await queriesOf('/wszystkie-lokalizacje')
    const search = await queriesOf('/api/search', box)
    const of = (name: string, { own }: typeof landing, most?: number): Row => ({
      part,
      name,
      figure: own,
      unit: '',
      ...(most !== undefined && { goal: { is: 'at most', figure: most } }),
    })
    return [
      of('catalogue', catalogue, 4),
      of('catalogue with filters', filtered, 4),
      of('profile', profile, 5),
      of('map', map, 1),
      of('search in a box', search, 1),
      of('landing', landing),
      { part, name: 'frame and filters of all pages, once in 2 s', figure: landing.kept + catalogue.kept, unit: '' },
    ]
  } finally {
    await server.close()
    await platform.close()
  }
}
