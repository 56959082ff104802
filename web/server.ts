import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import express, { type Request } from 'express'
import { answerPlainly, answerProblems } from '#adapters/http/errors.ts'
import { healthRoutes } from '#adapters/http/health.ts'
import { metricsRoute } from '#adapters/http/metrics.ts'
import { localOrigins } from '#adapters/http/local-origins.ts'
import { pluginAssets } from '#adapters/http/plugin-assets.ts'
import { requestIdOf, requestLog } from '#adapters/http/request-log.ts'
import { mountRoutes } from '#adapters/http/routes.ts'
import { securityHeaders, securityHeadersOf } from '#adapters/http/security.ts'
import type { Environment } from '#config/environment.ts'
import { toldOfMails } from '#config/mails-told.ts'
import type { Platform } from '#config/platform.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import type { RateLimitRule } from '#core/plugin/routes.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { Clock } from '#core/ports/clock.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { Translator } from '#core/ports/translator.ts'
import { buildRoutes } from './builds/build-routes.ts'
import { buildsFolder } from './builds/kept-builds.ts'
import { devMails } from './dev-mails/routes.ts'
import { earlyScriptSource } from './head/early-script.ts'
import { makeLayoutReader } from './layout-reader.ts'
import { pageDoor } from './page-door.ts'
import { makePageKeeper } from './page-keeper.ts'
import { pagesHandler } from './pages-handler.ts'
import { picturesHandler } from './pictures-handler.ts'
import { loadPages, renderByVike } from './render.ts'
import { sitemapRoutes } from './sitemap.ts'

const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, 'dist/web/client')
const kept = buildsFolder(root)

interface House {
  readonly platform: Platform
  readonly environment: Environment
  /** `development`: pages come from Vite with hot reload, else from `dist/web`. */
  readonly mode: 'built' | 'development'
  /** What one address may ask of the API; benches and tests need more than is usual. */
  readonly rateLimit?: RateLimitRule
}

/** What answers requests, and what takes over those that become websockets. */
type App = RequestListener & { readonly live?: ReturnType<Platform['live']['door']> }

/** The whole product: kept pages, and behind them one Express application; beside them the websockets. */
export const makeApp = async ({ platform, environment, mode, rateLimit }: House): Promise<App> => {
  // Before Express: what is loaded says that this is production, and then Express shows no stack traces.
  const render = mode === 'built' ? await loadPages() : renderByVike
  const translator = platform.find(Translator)
  const indexed = environment.appEnv === 'production'
  const onUnexpectedError = (error: unknown, request: Request) =>
    platform.logger.error({ request_id: requestIdOf(request), err: error }, 'bug')
  const app = express().disable('x-powered-by').set('query parser', 'simple').set('trust proxy', 'loopback')
  const log = requestLog(platform.logger, platform.metrics.answered)
  const policy = {
    scriptHashes: [earlyScriptSource],
    open: platform.open,
    development: mode === 'development',
    indexed,
  }
  app.use(log)
  app.use(securityHeaders(policy))
  app.use(
    healthRoutes(
      {
        database: async () => {
          await platform.ping()
          return null
        },
        migrations: async () => ((await platform.migrationStatus()).waiting.length ? 'waiting' : null),
        index: async () => ((await platform.index.ready()) ? null : 'reading'),
        jobs: async () => (platform.jobs.isRunning() ? null : 'not begun'),
        mails: async () => (platform.mails.isWell() ? null : 'not begun'),
        ...Object.fromEntries(platform.checks.map(({ name, look }) => [name, look])),
        // Told, and no reason to send requests elsewhere.
      },
      { 'mails waiting': () => toldOfMails(platform.find, environment) },
    ),
  )
  app.use(metricsRoute(platform.metrics))
  app.use(compression())
  if (!indexed) app.use('/dev', devMails(platform))
  app.use(pluginAssets(platform.assets))
  if (mode === 'built') app.use(builtFiles())
  else app.use('/api', localOrigins).use(await developmentPages())
  // The one page below the rows' addresses.
  const cache = platform.find(PageCache)
  // Where pages come with hot reload the next one may be another.
  if (mode === 'built') platform.pages.start(environment.pageCacheMb * 2 ** 20)
  const layout = makeLayoutReader(platform, () => cache.forget([pageTags.layout]))
  const keeper = makePageKeeper({ cache, clock: platform.find(Clock) })
  const pages = pagesHandler(platform, environment, { render, onUnexpectedError, layout, keeper })
  app.get('/api/docs', pages)
  app.use(
    mountRoutes({
      routes: platform.plugins.flatMap(({ routes = [] }) => routes),
      find: platform.find,
      identity: platform.identity,
      publicUrl: environment.publicUrl,
      rateLimit,
    }),
  )
  app.use(
    '/api',
    answerProblems({
      translate: (request) => translator.for(wantedLanguage(request)),
      requestId: requestIdOf,
      onUnexpectedError,
    }),
  )
  app.use(sitemapRoutes(platform, environment.publicUrl))
  if (mode === 'built') app.get(/^(\/uk|\/en)?\/og\//, picturesHandler(platform, environment, layout))
  app.use(pages)
  app.use(answerPlainly(onUnexpectedError))
  return Object.assign(pageDoor({ cache, layout, log, headers: securityHeadersOf(policy) }, app), {
    live: platform.live.door({ publicUrl: environment.publicUrl }),
  })
}

/** The language an API caller asks for; pages have theirs in the address. */
const wantedLanguage = (request: Request) => {
  const tag = request.acceptsLanguages(...languages.map((language) => tagOf[language]))
  return languages.find((language) => tagOf[language] === tag) ?? 'pl'
}

const builtFiles = () => {
  // By name: looking on the disk for each page's address would cost every page.
  const ownFiles = readdirSync(built, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [],
  )
  return (
    express
      .Router()
      // Pages of an earlier build go on loading what they need.
      .use('/assets', express.static(path.join(built, 'assets'), { index: false, immutable: true, maxAge: '1y' }))
      .use('/assets', express.static(path.join(kept, 'assets'), { index: false, immutable: true, maxAge: '1y', fallthrough: false }))
      .use(buildRoutes(kept))
      .get(
        ownFiles.map((name) => `/${name}`),
        express.static(built, { index: false, maxAge: '1d', fallthrough: false }),
      )
  )
}

const developmentPages = async () => {
  const { createDevMiddleware } = await import('vike/server')
  return (await createDevMiddleware({ root, viteConfig: { configFile: path.join(root, 'web/vite.config.ts') } })).devMiddleware
}

/** How long a client may take to send the head of a request, and all of it; milliseconds. */
interface Patience {
  readonly head: number
  readonly whole: number
}

const usual: Patience = { head: 10_000, whole: 60_000 }

/** Listens, and gives back the address and a graceful end: no new requests, the running ones answered, at most ten seconds. */
export const listen = async (
  app: App,
  { host, port }: Environment,
  { head, whole }: Patience = usual,
): Promise<{ readonly url: string; close(): Promise<void> }> => {
  // Node looks at its clocks twice a minute unless told.
  const server: Server = createServer({ headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: 1000 }, app)
  if (app.live) server.on('upgrade', app.live.upgrade)
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${actual}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      const goodbye = app.live?.end()
      server.closeIdleConnections()
      // Connections that were busy until now would stay for as long as they are kept alive.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      const patience = setTimeout(() => server.closeAllConnections(), 10_000)
      await Promise.all([closed, goodbye])
      clearInterval(sweep)
      clearTimeout(patience)
    },
  }
}
