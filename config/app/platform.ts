import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Effect } from 'effect'
import { checkFreeSpace } from '#adapters/files/free-space.ts'
import { makeCallerEcho } from '#adapters/http/caller-echo.ts'
import { makeToolServer } from '#adapters/mcp/tool-server.ts'
import { makePageCache } from '#adapters/page-cache/page-cache.ts'
import { recommendedHashing } from '#adapters/passwords/argon2.ts'
import { makeTextIndexes } from '#adapters/search-index/text-index.ts'
import { startOtlp } from '#adapters/tracing/otlp.ts'
import { Identity } from '#core/access/identity.port.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { CheckPersonalDataDeclarations } from '#core/personal-data/check-declarations.ts'
import { assetFolders } from '#core/plugin/assets.ts'
import { channelsOf } from '#core/plugin/channels.ts'
import { checkThemes } from '#core/plugin/check-themes.ts'
import { collectCspSources } from '#core/plugin/csp-sources.ts'
import { inDependencyOrder } from '#core/plugin/dependency-order.ts'
import { Notifications } from '#core/plugin/notifications.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Tools } from '#core/plugin/tools.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { Installation } from '#core/ports/installation.ts'
import { InstallationHealth } from '#core/ports/installation-health.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { Metrics } from '#core/ports/metrics.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { roles } from '#core/ports/processes.ts'
import { Progress } from '#core/ports/progress.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityChanges } from '#core/search/facility-changes.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { OptionCounter } from '#core/search/option-counter.port.ts'
import { TextIndexes } from '#core/search/text-index.port.ts'
import { connectDatabases } from './connect-databases.ts'
import { bindCryptography } from './cryptography-module.ts'
import { readEnvironment } from './environment.ts'
import { bindFiles, publicFilesFolder } from './files-module.ts'
import { type HealthChecks, makeInstallationHealth } from './health.ts'
import { makeHealthChecks } from './health-checks.ts'
import { makeHeartbeat } from './heartbeat.ts'
import { makeIndex } from './index-module.ts'
import { bindLimits } from './limits-module.ts'
import { mailProblem } from './mail-status.ts'
import { makeContainer } from './make-container.ts'
import { makeJobs } from './make-jobs.ts'
import { makeMailDelivery } from './make-mail-delivery.ts'
import { defaultMailBranding, makeMailRenderer } from './make-mail-renderer.ts'
import { indexReads, jobStatistics, mailStatistics, makePlatformMetrics, openSocketsGauge } from './make-metrics.ts'
import { namedTokens } from './named-tokens.ts'
import { operationGauges } from './operation-gauges.ts'
import { bindPersonalData } from './personal-data-module.ts'
import type { PlatformOptions } from './platform-options.ts'
import { bindPlugins } from './plugins-module.ts'
import { bindPostgres } from './postgres-module.ts'
import { makeProcessJobs } from './process-jobs.ts'
import { bindRealtime, makeRealtimeChannels } from './realtime-module.ts'
import { makeUseCaseRunner } from './run-use-case.ts'

/** Assembled platform: one container, one ORM, and the plugins in dependency order. */
export type Platform = Awaited<ReturnType<typeof makePlatform>>

/**
 * Composition root: assembles core, adapters and plugins. Together with its modules the only place that knows all of
 * them; used by the server, the CLI and tests.
 */
export const makePlatform = async ({
  databaseUrl,
  databaseDirectUrl = databaseUrl,
  databasePreparedStatements = true,
  databaseReplicaUrls = [],
  plugins: unorderedPlugins,
  logger,
  dataDir = path.join(tmpdir(), `kredka-${process.pid}`),
  clock = { now: () => new Date() },
  passwordHashing = recommendedHashing,
  secrets = [randomBytes(32).toString('base64url')],
  installation = { publicUrl: 'http://localhost:3000', production: false },
  progress = { report: () => undefined },
  onQuery,
  geocoder = null,
  routing = null,
  languageModel = null,
  mailBranding = defaultMailBranding,
  smtp = null,
  settings = readEnvironment({}, unorderedPlugins).settings,
  storage = { kind: 'disk', folder: path.join(dataDir, 'files') },
  virusScanner = null,
  nameServers = null,
  kredkaRole = roles,
  traces = null,
  searchUrl = null,
}: PlatformOptions) => {
  const plugins = inDependencyOrder(unorderedPlugins)
  checkThemes(plugins)
  const assets = assetFolders(plugins, pathToFileURL(`${publicFilesFolder(dataDir)}/`))
  const databases = await connectDatabases({
    databaseUrl,
    databaseDirectUrl,
    databasePreparedStatements,
    databaseReplicaUrls,
    onQuery,
    plugins,
    metrics: () => metrics,
  })
  const { orm, directOrm, db, replicas, notifier, signals } = databases
  const otlp = traces && (await startOtlp({ ...traces, onOutage: (error) => logger.warn({ err: error }, 'traces are not received') }))
  const tracer = otlp?.tracer ?? null
  const container = makeContainer()
  const { bind, find } = container
  const pageCache = makePageCache({
    url: databaseDirectUrl,
    clock,
    onError: (detail) => logger.warn({ detail }, 'page cache'),
    onPosition: replicas.polled,
  })
  const { index, answers } = makeIndex({
    databaseUrl: databaseDirectUrl,
    replicaUrls: databaseReplicaUrls,
    searchUrl,
    clock,
    container,
    onUpdate: (cities) => {
      replicas.outdate()
      // Lists of a city that were read between the change and this update show the index of before.
      pageCache.invalidate(cities === null ? [pageTags.all] : [pageTags.index, ...cities.map(pageTags.cityOf)])
    },
    onFullRead: (server) => metrics.count(indexReads, { server }),
    onError: (detail) => logger.warn({ detail }, 'facility index'),
  })
  const channels = channelsOf(plugins)
  const realtime = makeRealtimeChannels({
    url: databaseDirectUrl,
    channels,
    container,
    metrics: () => metrics,
    onError: (detail) => logger.warn({ detail }, 'realtime channel'),
    onUnexpectedError: (error, requestId) => logger.error({ request_id: requestId, err: error }, 'bug'),
  })
  const metrics = makePlatformMetrics(plugins, find, [
    openSocketsGauge(realtime.connectionCounts),
    ...operationGauges({ find, checks: () => checks, dataDir, publicUrl: installation.publicUrl }),
  ])
  bind(Clock, {}, () => clock)
  bind(Installation, {}, () => installation)
  bind(Progress, {}, () => progress)
  bind(Metrics, {}, () => metrics)
  bind(PageCache, {}, () => pageCache)
  bind(FacilityIndex, {}, () => index.facilities)
  bind(FacilityChanges, {}, () => index.changes)
  bind(NameIndex, {}, () => index.names)
  bind(TextIndexes, {}, () => makeTextIndexes())
  bind(OptionCounter, {}, () => index.options)
  bind(MailRenderer, { translator: Translator }, ({ translator }) => makeMailRenderer({ plugins, translator, mailBranding }))
  bindPostgres(bind, { orm, db, senderFor: replicas.senderFor, notifier, plugins })
  bindFiles(bind, {
    dataDir,
    geocoder,
    routing,
    languageModel,
    logger,
    nameServers,
    publicUrl: mailBranding.publicUrl,
    storage,
    virusScanner,
  })
  bindCryptography(bind, { secrets, installation, clock, passwordHashing })
  bindRealtime(bind, { plugins, channels, find, signals, publicUrl: mailBranding.publicUrl })
  bindLimits(bind, { plugins, findBound: (token) => (container.isBound(token) ? find(token) : null) })
  bindPersonalData(bind, plugins, find)
  bind(InstallationHealth, { build: CurrentBuild }, ({ build }) =>
    makeInstallationHealth({ checks: allChecks, jobs: () => jobStatistics(find), mails: () => mailStatistics(find), build }),
  )
  bindPlugins(bind, { plugins, db, find, logger, metrics, settings })
  const jobs = makeJobs({
    databaseUrl: databaseDirectUrl,
    orm: directOrm,
    plugins,
    logger,
    find,
    hasNotifications: container.isBound(Notifications),
    tracer,
  })
  const mails = makeMailDelivery({
    databaseUrl: databaseDirectUrl,
    logger,
    find,
    smtp,
    service: mailBranding.operator?.email ?? null,
    tracer,
  })
  const processJobs = makeProcessJobs({ jobs: plugins.flatMap(({ processJobs = [] }) => processJobs), find, logger })
  const tools = find(Tools)
  const onToolError = (error: unknown, tool: string) => logger.error({ tool, err: error }, 'bug')
  const heartbeat = makeHeartbeat({
    db,
    files: find(FileStore),
    sockets: realtime.sockets,
    build: () => find(CurrentBuild).id,
    indexVersion: () => Number(find(FacilityIndex).version()),
    secret: secrets[0],
  })
  const mailsProblem = () => mailProblem(find, { production: installation.production, smtp })
  const { checks, warnings } = makeHealthChecks({
    orm,
    plugins,
    find,
    index,
    jobs,
    mails,
    mailsProblem,
    replicas,
    kredkaRole,
    searchUrl,
    dataDir,
  })
  const allChecks = (): HealthChecks => ({ ...checks, ...warnings })
  for (const plugin of plugins) for (const token of namedTokens(plugin)) container.ensureBound(token)
  // Created now, so that duplicates fail at start and not at the first page.
  find(Facets)
  find(Permissions)

  return {
    plugins,
    orm,
    run: makeUseCaseRunner(find),
    logger,
    tracer,
    container,
    find,
    databaseUrl: databaseDirectUrl,
    /** Some pages may be read from replicas of the database. */
    hasReplicas: databaseReplicaUrls.length > 0,
    metrics,
    /** Runner of reactions and jobs, started only by the server; commands only store events. */
    jobs,
    /** Jobs that each process has for itself, started only by the server. */
    processJobs,
    /** Entry of this process among the others, started only by the server. */
    heartbeat,
    /** Mail delivery, started only by the server. */
    mails: { ...mails, problem: mailsProblem },
    /** Health checks of plugins, by name. */
    checks: plugins.flatMap(({ checks = [] }) => checks).map(({ name }) => ({ name, check: async () => (await checks[name]?.()) ?? null })),
    /** Health checks of the platform and its plugins by name, and warnings, which are reported but change no status. */
    health: { checks, warnings },
    /** Checks of the installation, for `kredka doctor`. */
    installationChecks: plugins
      .flatMap(({ installationChecks = [] }) => installationChecks)
      .map(({ name, check }) => ({ name, check: () => Effect.runPromise(find(check)()) })),
    /** Authentication of requests; `null` when no plugin provides accounts. */
    identity: container.isBound(Identity) ? find(Identity) : null,
    /** Public asset folders of plugins. */
    assets,
    /** External sources that pages may load from, for the Content-Security-Policy. */
    cspSources: collectCspSources(plugins, find),
    ...databases.migrations,
    /**
     * Throws when a table with an account id or e-mail address has no personal-data declaration, or a declaration names
     * an unknown table.
     */
    checkPersonalData: () => Effect.runPromise(find(CheckPersonalDataDeclarations)()),
    /** Throws while the database is unreachable. */
    ping: () => orm.em.fork().execute('select 1'),
    /** Returns a caller who knows the secret as this process sees it, for `doctor --deploy`. */
    callerEcho: makeCallerEcho(secrets),
    files: find(FileStore),
    /** Folder in which files of forms are spooled. */
    spoolFolder: path.join(dataDir, 'spool'),
    /** Returns `full` while the disk of the data folder has no space left. */
    disk: () => checkFreeSpace(dataDir),
    /** In-memory index of facilities and names, started only by the server. */
    index: { start: index.start, startNames: index.startNames, ready: index.ready },
    /** The index for processes that hold none; `null`: this one does not run the search either. */
    searchAnswers: kredkaRole.includes('search') ? answers : null,
    /** Server of the tools that assistants call; `null` without tools. */
    toolServer: tools.length > 0 ? makeToolServer({ tools, find, onUnexpectedError: onToolError }) : null,
    /** Websockets; the server attaches them to its HTTP server. */
    realtime: { createServer: realtime.createServer },
    /** Page cache, started by the server with its size in bytes. */
    pageCache: { start: pageCache.start },
    close: async () => {
      await Promise.all([jobs.stop(), mails.stop(), processJobs.stop(), heartbeat.stop()])
      await realtime.close()
      await pageCache.close()
      await index.close()
      await databases.close()
      await otlp?.stop()
    },
  }
}
