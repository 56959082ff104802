import { pino } from 'pino'
import { readEnvironment } from '#config/app/environment.ts'
import { makePlatform, type Platform } from '#config/app/platform.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { responseOf } from './load.ts'
import { recordStatements, type SentStatements } from './record-statements.ts'

/** Running product that records all its SQL statements. */
export interface InstrumentedServer {
  readonly url: string
  readonly platform: Platform
  sentFor(path: string, body?: object): Promise<SentStatements>
  /** Like `sentFor`, for any operation; runs it three times. */
  sentBy(work: () => Promise<unknown>): Promise<SentStatements>
  end(): Promise<void>
}

/** Starts the product in this process. `index`: waits for the in-memory index; without it, searches must not be requested. */
export const startInstrumentedServer = async (databaseUrl: string, { index }: { readonly index: boolean }): Promise<InstrumentedServer> => {
  const { record: keep, sentBy } = recordStatements()
  const platform: Platform = await makePlatform({
    databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: (sql, parameters) => keep(platform.orm.em.getPlatform().formatQuery(sql, parameters)),
  })
  const environment = {
    ...readEnvironment({
      APP_ENV: 'production',
      PUBLIC_URL: 'http://kredka.test',
      JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
      PAGE_CACHE_MB: '0',
    }),
    port: 0,
    host: '127.0.0.1',
  }
  const server = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
  while (index && !(await platform.index.ready()));
  return {
    url: server.url,
    platform,
    sentFor: (path, body) => sentBy(() => responseOf(server.url, { path, ...(body && { body }) })),
    sentBy,
    end: async () => {
      await server.close()
      await platform.close()
    },
  }
}
