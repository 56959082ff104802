import type { RequestQueues } from '#adapters/http/request-queue.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { firstEdition, secondEdition } from '#plugins/registers/testing/zlobki-fixture.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { builtMails } from '#web/server/mails/load.ts'
import { type Environment, readEnvironment } from '../../app/environment.ts'
import type { PlatformOptions } from '../../app/platform-options.ts'
import { closeWithin } from './close-within.ts'
import { fastPasswordHashing } from './fast-password-hashing.ts'
import { waitUntil } from './index-fixture.ts'
import { loadPluginVariables } from './load-plugin-variables.ts'
import { type TestData, type TestPlatform, testPlatform } from './platform.ts'

/** Whole product, served from this process on a database of its own. */
export interface TestProduct {
  readonly platform: TestPlatform
  readonly url: string
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  readonly post: (path: string, body: unknown) => Promise<Response>
  end(): Promise<void>
}

/** The facilities of the first editions of the fake register. */
export const registerData = (editions: 1 | 2): TestData => ({
  name: `editions_${editions}`,
  load: async (platform) => {
    for (const edition of [firstEdition, secondEdition].slice(0, editions)) await importFixtureEdition(platform, edition)
  },
})

/**
 * Starts the product with the fake register (default: both editions), and waits for its index of facilities; the page
 * cache is disabled by default.
 */
export const startProduct = async ({
  editions = 2,
  data = editions === 0 ? undefined : registerData(editions),
  variables = {},
  withDatabaseProxy = false,
  geocoder = null,
  rateLimit,
  extraPlugins = [],
  jobs = true,
  passwordHashing = fastPasswordHashing,
  queues,
}: {
  editions?: 0 | 1 | 2
  /** Other data than the fake register. */
  data?: TestData | undefined
  variables?: Readonly<Record<string, string>>
  /** Puts a proxy in front of the database that can be disconnected. */
  withDatabaseProxy?: boolean
  geocoder?: PlatformOptions['geocoder']
  /** Rate limit of one network address, for tests that send many requests. */
  rateLimit?: RateLimitRule
  /** Additional plugins. */
  extraPlugins?: readonly Plugin[]
  /** `false` for tests that compare all tables: only requests write. */
  jobs?: boolean
  /** Cost of password hashes; default: cheap ones. */
  passwordHashing?: PlatformOptions['passwordHashing']
  /** Turns of requests, for a test that records them. */
  queues?: RequestQueues
} = {}): Promise<TestProduct> => {
  const environment: Environment = {
    ...readEnvironment(
      {
        APP_ENV: 'test',
        JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
        PUBLIC_URL: 'http://kredka.test',
        PAGE_CACHE_MB: '0',
        ...(await loadPluginVariables()),
        ...variables,
      },
      plugins,
    ),
    port: 0,
  }
  const { settings, smtp, publicUrl, operator: operatorDetails, appEnv, traces } = environment
  const mailBranding = { load: builtMails, publicUrl, operator: operatorDetails }
  const installation = { publicUrl, production: appEnv === 'production' }
  const options = { geocoder, settings, mailBranding, smtp, installation, traces }
  const platform = await testPlatform({ plugins: [...extraPlugins, ...plugins], data, withDatabaseProxy, passwordHashing, ...options })
  if (jobs) {
    await platform.jobs.start()
    platform.mails.start()
  }
  const app = await makeApp({ platform, environment, mode: 'built', ...(rateLimit && { rateLimit }), ...(queues && { queues }) })
  const server = await listen(app, environment)
  // Pages of facilities wait for the index, and are unavailable when it takes too long.
  if (data) await waitUntil(() => platform.index.ready())
  const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })
  return {
    platform,
    url: server.url,
    get,
    post: (path, body) => get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    end: async () => {
      const closed = server.close()
      await (withDatabaseProxy ? closeWithin(30_000, 'the server', closed) : closed)
      await platform.end()
    },
  }
}
