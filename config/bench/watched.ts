import { pino } from 'pino'
import { readEnvironment } from '#config/environment.ts'
import { makePlatform, type Platform } from '#config/platform.ts'
import { plugins } from '#plugins/server.gen.ts'
import { listen, makeApp } from '#web/server.ts'
import { answerOf } from './load.ts'
import { recordSent, type Sent } from './sent.ts'

/** The product on a filled database, with every statement watched. */
export interface Watched {
  readonly url: string
  sentFor(path: string, body?: object): Promise<Sent>
  /** As `sentFor`, for whatever is asked; it is done three times. */
  sentBy(ask: () => Promise<unknown>): Promise<Sent>
  end(): Promise<void>
}

/** Brings the product up in this process. `index`: wait for the index in memory; without it, searches are not to be asked. */
export const watch = async (databaseUrl: string, { index }: { readonly index: boolean }): Promise<Watched> => {
  const { keep, sentBy } = recordSent()
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
    sentFor: (path, body) => sentBy(() => answerOf(server.url, { path, ...(body && { body }) })),
    sentBy,
    end: async () => {
      await server.close()
      await platform.close()
    },
  }
}
