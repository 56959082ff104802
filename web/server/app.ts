import { readdirSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import express, { type Request, type RequestHandler } from 'express'
import { trustedProxies } from '#adapters/http/client-address.ts'
import { compressedFiles } from '#adapters/http/compressed-files.ts'
import { answerProblems, answerWithText } from '#adapters/http/errors.ts'
import { onlyFiles } from '#adapters/http/files-host.ts'
import { healthRoutes } from '#adapters/http/health.ts'
import { localOrigins } from '#adapters/http/local-origins.ts'
import { metricsRoute } from '#adapters/http/metrics.ts'
import { measureDelay, shedLoad } from '#adapters/http/overload.ts'
import { pluginAssets } from '#adapters/http/plugin-assets.ts'
import { queueMiddleware } from '#adapters/http/queue-middleware.ts'
import { queueUntilHeaders } from '#adapters/http/queue-until-headers.ts'
import { networkOfRequest } from '#adapters/http/request-identity.ts'
import { requestIdOf, requestLog } from '#adapters/http/request-log.ts'
import {
  callLimits,
  fileLimits,
  makeRequestQueue,
  pageLimits,
  patientPageLimits,
  type RequestQueues,
} from '#adapters/http/request-queue.ts'
import { mountRoutes } from '#adapters/http/routes.ts'
import { searchRoute } from '#adapters/http/search-route.ts'
import { securityHeaders, securityHeadersOf } from '#adapters/http/security-headers.ts'
import { storedFiles } from '#adapters/http/stored-files.ts'
import { toolRoute } from '#adapters/http/tool-route.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { CertificateHosts } from '#core/plugin/certificate-hosts.ts'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Clock } from '#core/ports/clock.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { Translator } from '#core/ports/translator.ts'
import { buildRoutes } from './builds/build-routes.ts'
import { buildsFolder } from './builds/retained-builds.ts'
import { devMails } from './dev-mails/routes.ts'
import { builtGallery, galleryFromSources } from './dev-ui/load.ts'
import { devUi } from './dev-ui/routes.ts'
import { earlyScriptSources } from './document/early-script.ts'
import { logSearchError, makeHealthApp } from './health-app.ts'
import { makeLayoutDataReader } from './layout-data-reader.ts'
import { loadPages } from './load-pages.ts'
import { pageCacheMiddleware } from './page-cache-middleware.ts'
import { makePageCacheWriter } from './page-cache-writer.ts'
import { pagesHandler } from './pages-handler.ts'
import type { RealtimeServer, WebPlatform, WebSettings } from './platform.ts'
import { isReadableAddress } from './readable-address.ts'
import { renderByVike } from './render-by-vike.ts'
import { isForSite, isPreviewAddress, isSiteAddress, mainHostsOf, siteHosts } from './site-hosts/site-hosts.ts'
import { tlsAllowedRoute } from './site-hosts/tls-allowed.ts'
import { sitemapRoutes } from './sitemap.ts'
import { socialImagesHandler } from './social-images-handler.ts'
import { makeStaleReader } from './stale-pages.ts'
import { themeStyles } from './theme-styles.ts'
import { withoutEmptyParameters } from './without-empty-parameters.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'dist/web/client')
const retainedBuilds = buildsFolder(root)

/** Paths that Vite serves in development, on the hosts of sites too: scripts of its own, and the sources by their folders. */
const sourcePaths = ['/@fs', '/@id', '/@react-refresh', '/@vite', '/core', '/dist', '/node_modules', '/plugins', '/web']

interface AppOptions {
  readonly platform: WebPlatform
  readonly environment: WebSettings
  /** `development`: pages come from Vite with hot reload; `built`: from `dist/web`. */
  readonly mode: 'built' | 'development'
  /** API rate limit per client address; benchmarks and tests need a higher one than the default. */
  readonly rateLimit?: RateLimitRule
  /** Refuses requests while the process is overloaded. Default: no, since tests share a busy machine. */
  readonly shedsLoad?: boolean
  /** Turns of requests; tests record them. */
  readonly queues?: RequestQueues
}

/** Request listener, the handler of websocket upgrades, and the end of what serves the sources in development. */
export type App = RequestListener & { readonly live?: RealtimeServer; readonly close?: () => Promise<void> }

/** Assembles the HTTP server of a process: pages, API and websockets, as far as they are among its roles. */
export const makeApp = async (options: AppOptions): Promise<App> => {
  const { publicUrl, kredkaRole, trustedProxies: proxies } = options.environment
  const listener = kredkaRole.includes('web') ? await makePagesApp(options) : makeHealthApp(options.platform)
  if (!kredkaRole.includes('live')) return listener
  return Object.assign(listener, { live: options.platform.realtime.createServer({ publicUrl, isTrustedProxy: trustedProxies(proxies) }) })
}

/** Assembles the pages and the API: the page cache in front of one Express application. */
const makePagesApp = async ({
  platform,
  environment,
  mode,
  rateLimit,
  shedsLoad = false,
  queues = makeQueues(shedsLoad),
}: AppOptions): Promise<App> => {
  // Must precede Express: loading the pages sets NODE_ENV to production, so that Express shows no stack traces.
  const render = mode === 'built' ? await loadPages() : renderByVike
  const translator = platform.find(Translator)
  const cache = platform.find(PageCache)
  const indexed = environment.appEnv === 'production'
  const { filesUrl } = environment
  const isTrustedProxy = trustedProxies(environment.trustedProxies)
  const onUnexpectedError = (error: unknown, request: Request) =>
    platform.logger.error({ request_id: requestIdOf(request), err: error }, 'bug')
  const app = express().disable('x-powered-by').set('query parser', 'simple').set('trust proxy', isTrustedProxy)
  const log = requestLog(platform.logger, platform.metrics.observeRequest, platform.tracer)
  const policy = {
    scriptHashes: earlyScriptSources,
    open: withImagesOf(filesUrl, platform.cspSources),
    development: mode === 'development',
    indexed,
  }
  // Neither logged nor counted: the requests that they serve are.
  if (platform.searchAnswers) app.use(searchRoute(platform.searchAnswers, logSearchError(platform)))
  app.use(log)
  const headers = securityHeadersOf(policy)
  const headersOfSites = securityHeadersOf({ ...policy, forSites: true, withoutScripts: true })
  const headersOnSites = securityHeadersOf({ ...policy, forSites: true })
  const headersOfPreviews = securityHeadersOf({ ...policy, withoutScripts: true, isFramed: true })
  const headersOf = (request: IncomingMessage) => {
    if (isSiteAddress(request.url)) return headersOfSites
    if (isPreviewAddress(request.url)) return headersOfPreviews
    return isForSite(request) ? headersOnSites : headers
  }
  app.use(securityHeaders(headersOf))
  const cheap = queueUntilHeaders(queues.files, networkOfRequest)
  app.use(cheap.take)
  app.use(healthRoutes({ ...platform.health, servesStale: cache.servesStale, echo: platform.callerEcho }))
  app.use(metricsRoute(platform.metrics))
  app.use(tlsAllowedRoute(mainHostsOf(environment), platform.find(CertificateHosts)))
  // Before compression, which would change the length of parts of files.
  const served = platform.plugins.flatMap(({ servedFiles = [] }) => servedFiles)
  app.use(storedFiles(served, platform.find, filesUrl))
  if (filesUrl !== null) app.use(onlyFiles(filesUrl))
  app.use(compression())
  app.use(themeStyles(platform.find(Themes)))
  app.use(pluginAssets(platform.assets))
  const development = mode === 'development' ? await developmentPages() : null
  if (development) app.use('/api', localOrigins).use(development.devMiddleware)
  else app.use(builtFiles())
  // Health, files and cached pages are cheap; all that follows is not, and has turns of its own.
  app.use(cheap.release)
  const queue = queues.pages
  if (shedsLoad) app.use(shedLoad(measureDelay()))
  const loadGallery = development ? galleryFromSources(development.viteServer) : builtGallery
  if (!indexed) app.use('/dev', queueMiddleware(queue, networkOfRequest), devMails(platform), devUi(platform, environment, loadGallery))
  // `/api/docs` is the only page below `/api`, so that it is mounted before the API routes.
  // With hot reload the cache stays off: the next rendering may differ.
  if (mode === 'built') platform.pageCache.start(environment.pageCacheMb * 2 ** 20)
  const layout = makeLayoutDataReader(platform, () => cache.invalidate([pageTags.layout]))
  const cacheWriter = makePageCacheWriter({ cache, clock: platform.find(Clock) })
  const readStale = makeStaleReader({ cache, translator, clock: platform.find(Clock), publicUrl: environment.publicUrl })
  const pages = pagesHandler(platform, environment, { render, onUnexpectedError, layout, cacheWriter, queue, readStale })
  app.get(/^(\/uk|\/en)?\/api\/docs$/, withoutQuery, pages)
  if (platform.toolServer)
    app.use(
      toolRoute({
        ...platform.toolServer,
        counters: platform.find(SharedCounters),
        publicUrl: environment.publicUrl,
        translate: translator.for('en'),
        queue,
        onUnexpectedError,
      }),
    )
  app.use(
    mountRoutes({
      endpoints: platform.plugins.flatMap(({ endpoints = [] }) => endpoints),
      find: platform.find,
      identity: platform.identity,
      publicUrl: environment.publicUrl,
      rateLimit,
      queue: queues.calls,
      spoolFolder: platform.spoolFolder,
    }),
  )
  app.use(
    '/api',
    answerProblems({
      translate: (request) => translator.for(requestedLanguage(request)),
      requestId: requestIdOf,
      onUnexpectedError,
    }),
  )
  app.use(['/sitemap', '/sitemap.xml', '/robots.txt'], queueMiddleware(queue, networkOfRequest))
  app.use(sitemapRoutes(platform, environment.publicUrl))
  if (mode === 'built') app.get(/^(\/uk|\/en)?\/og\//, socialImagesHandler(platform, environment, layout, queue))
  app.use(withoutEmptyParameters, pages)
  app.use(answerWithText(onUnexpectedError))
  const filePaths = [...served.map((one) => one.path), ...openFiles(platform), ...(development ? sourcePaths : [])]
  const pagesOrCache = pageCacheMiddleware({ cache, layout, log, headers: headersOf, readStale }, app)
  const listener = siteHosts({ ...environment, filePaths, log, headers: headersOnSites }, pagesOrCache)
  return development ? Object.assign(listener, { close: () => development.viteServer.close() }) : listener
}

/** Paths of the routes that send files to anyone: pictures of maps, style sheets of sites. */
const openFiles = ({ plugins }: WebPlatform): readonly string[] =>
  plugins.flatMap(({ endpoints = [] }) =>
    endpoints
      .filter(
        ({ method, responseType, access }) =>
          method === 'get' && (responseType === 'file' || responseType === 'css') && access === 'anyone',
      )
      .map(({ path }) => path.split('/:')[0] ?? path),
  )

const makeQueues = (shedsLoad: boolean): RequestQueues => ({
  pages: makeRequestQueue(shedsLoad ? pageLimits : patientPageLimits),
  calls: makeRequestQueue(callLimits),
  files: makeRequestQueue(fileLimits),
})

/** Lets pages show the pictures of the host of uploaded files. */
const withImagesOf = (filesUrl: string | null, open: WebPlatform['cspSources']): WebPlatform['cspSources'] =>
  filesUrl === null ? open : { ...open, 'img-src': [...open['img-src'], filesUrl] }

// A query would bypass the page cache, and this page is the most expensive one.
const withoutQuery: RequestHandler = ({ originalUrl, path }, response, next) =>
  originalUrl.includes('?') && isReadableAddress(originalUrl) ? response.redirect(301, path) : next()

/** Returns the language of an API response, from `Accept-Language`; pages have their language in the address. */
const requestedLanguage = (request: Request) => {
  const tag = request.acceptsLanguages(...languages.map((language) => tagOf[language]))
  return languages.find((language) => tagOf[language] === tag) ?? 'pl'
}

const builtFiles = () => {
  // Files are registered by name, so that page requests need no file system access.
  const ownFiles = readdirSync(built, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [],
  )
  return (
    express
      .Router()
      .use('/assets', compressedFiles(path.join(built, 'assets')))
      // Assets of earlier builds stay available to pages that are still open.
      .use('/assets', express.static(path.join(built, 'assets'), { index: false, immutable: true, maxAge: '1y' }))
      .use(
        '/assets',
        express.static(path.join(retainedBuilds, 'assets'), { index: false, immutable: true, maxAge: '1y', fallthrough: false }),
      )
      .use(buildRoutes(retainedBuilds))
      .get(
        ownFiles.map((name) => `/${name}`),
        express.static(built, { index: false, maxAge: '1d', fallthrough: false }),
      )
  )
}

const developmentPages = async () => {
  const { createDevMiddleware, getGlobalContextAsync } = await import('vike/server')
  const pages = await createDevMiddleware({ root, viteConfig: { configFile: path.join(root, 'web/vite.config.ts') } })
  // Else Vite loads its modules while jobs connect to the database, and on a busy machine these give up.
  await getGlobalContextAsync(false)
  return pages
}
