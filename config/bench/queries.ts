import { pino } from 'pino'
import { readEnvironment } from '#config/environment.ts'
import { makePlatform } from '#config/platform.ts'
import { plugins } from '#plugins/server.gen.ts'
import { listen, makeApp } from '#web/server.ts'
import { page } from './load.ts'
import type { Row } from './row.ts'
import type { Subjects } from './subjects.ts'

const part = 'Queries a page'

/** Counts what the whole product sends to the database for a page; the frame's data, kept for two seconds, stands on a line of its own. */
export const countQueries = async (databaseUrl: string, { city, slug }: Subjects): Promise<readonly Row[]> => {
  let sent = 0
  const platform = await makePlatform({
    databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: () => {
      sent++
    },
  })
  const environment = { ...readEnvironment({ APP_ENV: 'production', PUBLIC_URL: 'http://kredka.test' }), port: 0, host: '127.0.0.1' }
  const server = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
  const queriesOf = async (path: string) => {
    sent = 0
    await page(server.url + path)
    return sent
  }
  try {
    const frame = await queriesOf('/')
    const landing = await queriesOf('/')
    const catalogue = await queriesOf(`/zlobki/${city}`)
    const profile = await queriesOf(`/placowka/${slug}`)
    return [
      { part, name: 'catalogue', figure: catalogue, unit: '', goal: { is: 'at most', figure: 4 } },
      { part, name: 'profile', figure: profile, unit: '', goal: { is: 'at most', figure: 5 } },
      { part, name: 'landing', figure: landing, unit: '' },
      { part, name: 'the frame of all pages, once in 2 s', figure: frame - landing, unit: '' },
    ]
  } finally {
    await server.close()
    await platform.close()
  }
}
