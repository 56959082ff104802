import { fileURLToPath } from 'node:url'
import { operator } from '#core/access/actor.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { RateLimitRule } from '#core/plugin/routes.ts'
import { firstEdition, secondEdition } from '#plugins/registers/testing/zlobki-made.ts'
import { ImportEdition } from '#plugins/registers/use-cases/import-edition.ts'
import { plugins } from '#plugins/server.gen.ts'
import { builtMails } from '#web/mails/load.ts'
import { listen, makeApp } from '#web/server.ts'
import { build } from '../build.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import type { PlatformOptions } from '../ingredients.ts'
import { type TestPlatform, testPlatform } from './platform.ts'

/** The whole product, served from this process on a database of its own. */
export interface Served {
  readonly platform: TestPlatform
  readonly url: string
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  readonly post: (path: string, body: unknown) => Promise<Response>
  end(): Promise<void>
}

/** Serves the product with the made register in it, both editions unless told; pages are made for each request unless a cache is given. */
export const served = async ({
  editions = 2,
  variables = {},
  cuttable = false,
  geocoder = null,
  rateLimit,
  more = [],
  jobs = true,
}: {
  editions?: 0 | 1 | 2
  variables?: Readonly<Record<string, string>>
  /** Puts a line before the database that can be cut. */
  cuttable?: boolean
  geocoder?: PlatformOptions['geocoder']
  /** For tests that ask without end. */
  rateLimit?: RateLimitRule
  /** Plugins beside the installed ones. */
  more?: readonly Plugin[]
  /** `false` for tests that look at all tables: nothing is written but by those who ask. */
  jobs?: boolean
} = {}): Promise<Served> => {
  const wrong = await build()
  if (wrong.length) throw new Error(wrong.join('\n'))
  const environment: Environment = {
    ...readEnvironment(
      {
        APP_ENV: 'test',
        JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
        PUBLIC_URL: 'http://kredka.test',
        PAGE_CACHE_MB: '0',
        ...variables,
      },
      plugins,
    ),
    port: 0,
  }
  const { settings, smtp, publicUrl, operator: runs, appEnv } = environment
  const letterhead = { load: builtMails, publicUrl, operator: runs }
  const installation = { publicUrl, production: appEnv === 'production' }
  const told = { geocoder, settings, letterhead, smtp, installation }
  const platform = await testPlatform({ plugins: [...more, ...plugins], cuttable, ...told })
  for (const { file } of [firstEdition, secondEdition].slice(0, editions))
    await platform.run(ImportEdition, operator, { register: 'zlobki', file: fileURLToPath(file) })
  if (jobs) {
    await platform.jobs.start()
    platform.mails.start()
  }
  const server = await listen(await makeApp({ platform, environment, mode: 'built', ...(rateLimit ? { rateLimit } : {}) }), environment)
  const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })
  return {
    platform,
    url: server.url,
    get,
    post: (path, body) => get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    end: async () => {
      await server.close()
      await platform.end()
    },
  }
}
