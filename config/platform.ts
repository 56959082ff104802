import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Cause, Effect, Exit } from 'effect'
import { Container, ContainerModule } from 'inversify'
import { makePageCache } from '#adapters/page-cache/page-cache.ts'
import { connect, migrateDown, migrateUp, migrationStatus } from '#adapters/postgres/orm.ts'
import { makeDb } from '#adapters/postgres/unit-of-work.ts'
import { makeSnapshotIndex } from '#adapters/snapshot/snapshot-index.ts'
import type { Actor } from '#core/access/actor.ts'
import { Identity } from '#core/access/identity.port.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { assetFolders } from '#core/plugin/assets.ts'
import { channelsOf } from '#core/plugin/channels.ts'
import { Notifications } from '#core/plugin/notices.ts'
import { inDependencyOrder } from '#core/plugin/order.ts'
import { openSources } from '#core/plugin/origins.ts'
import { CheckPersonalLines } from '#core/personal-data/check-lines.ts'
import { bindingsOf } from '#core/plugin/wiring.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { Metrics } from '#core/ports/metrics.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { Progress } from '#core/ports/progress.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { coreMigrations } from '#migrations/list.ts'
import { wireCore } from './core-module.ts'
import type { PlatformOptions } from './ingredients.ts'
import { wireFiles } from './files-module.ts'
import { wirePlugins } from './plugins-module.ts'
import { wirePostgres } from './postgres-module.ts'
import { wireTrust } from './trust-module.ts'
import { readEnvironment } from './environment.ts'
import { wirePersonalData } from './personal-data-module.ts'
import { makeJobs } from './make-jobs.ts'
import { makeLiveChannels, wireLive } from './live-module.ts'
import { makeMailDelivery } from './make-mail-delivery.ts'
import { makeMailRenderer, plainLetterhead } from './make-mail-renderer.ts'
import { metricsOf, socketsOpen } from './make-metrics.ts'

/** The assembled platform: one container, one ORM, and the plugins in the order of their needs. */
export type Platform = Awaited<ReturnType<typeof makePlatform>>

/** Puts core, adapters and plugins together. With its modules the only place that knows them all; used by the server, the CLI and tests. */
export const makePlatform = async ({
  databaseUrl,
  plugins: given,
  logger,
  dataDir = path.join(tmpdir(), `kredka-${process.pid}`),
  clock = { now: () => new Date() },
  secrets = [randomBytes(32).toString('base64url')],
  installation = { publicUrl: 'http://localhost:3000', production: false },
  progress = { report: () => undefined },
  onQuery,
  geocoder = null,
  letterhead = plainLetterhead,
  smtp = null,
  settings = readEnvironment({}, given).settings,
}: PlatformOptions) => {
  const plugins = inDependencyOrder(given)
  const assets = assetFolders(plugins)
  const orm = await connect({
    url: databaseUrl,
    onQuery,
    tables: plugins.flatMap(({ tables = [] }) => tables),
    migrations: [...coreMigrations, ...plugins.flatMap(({ migrations = [] }) => migrations)],
  })
  const db = makeDb(orm)
  const container = new Container({ defaultScope: 'Singleton' })
  const pages = makePageCache({ url: databaseUrl, clock, onError: (detail) => logger.warn({ detail }, 'page cache') })
  const index = makeSnapshotIndex({
    url: databaseUrl,
    facets: () => container.get(Facets).all,
    // Without a plugin that knows places, facilities alone are found by name.
    places: async () => (container.isBound(PlaceNames) ? Effect.runPromise(container.get(PlaceNames).all()) : []),
    onUpdate: () => pages.forget([pageTags.index]),
    onError: (detail) => logger.warn({ detail }, 'index of facilities'),
  })
  const find = <Thing>(token: Token<Thing>): Thing => container.get(token)
  const channels = channelsOf(plugins)
  const live = makeLiveChannels({
    url: databaseUrl,
    channels,
    container,
    metrics: () => metrics,
    onError: (detail) => logger.warn({ detail }, 'live channel'),
  })
  const metrics = metricsOf(plugins, find, [socketsOpen(live.figures)])
  const provided = new ContainerModule((options) => {
    const bind = bindingsOf(options)
    bind(Clock, () => clock, {})
    bind(Installation, () => installation, {})
    bind(Progress, () => progress, {})
    bind(Metrics, () => metrics, {})
    bind(PageCache, () => pages, {})
    bind(FacilityIndex, () => index.facilities, {})
    bind(NameIndex, () => index.names, {})
    bind(MailRenderer, ({ translator }) => makeMailRenderer({ plugins, translator, letterhead }), { translator: Translator })
    wirePostgres(bind, { orm, db, plugins })
    wireFiles(bind, { dataDir, geocoder, logger })
    wireTrust(bind, { secrets, installation, clock })
    wireLive(bind, { plugins, channels, find, publicUrl: letterhead.publicUrl })
    wireCore(bind)
    wirePersonalData(bind, plugins, find)
    wirePlugins(bind, { plugins, db, find, logger, metrics, settings })
  })
  await container.load(provided)
  const jobs = makeJobs({ databaseUrl, orm, plugins, logger, find, keepsNotices: container.isBound(Notifications) })
  const mails = makeMailDelivery({ databaseUrl, logger, find, smtp, service: letterhead.operator?.email ?? null })
  // Two facets of one name refuse the start, not the first page.
  container.get(Facets)

  const run = async <Input, Output, Reason extends AnyFailure>(
    useCase: Token<UseCase<Input, Output, Reason>>,
    actor: Actor,
    input: Input,
  ): Promise<Output> => {
    const exit = await Effect.runPromiseExit(container.get(useCase)(actor, input))
    if (Exit.isSuccess(exit)) return exit.value
    throw Cause.squash(exit.cause)
  }
  return {
    plugins,
    orm,
    run,
    logger,
    container,
    find,
    databaseUrl,
    metrics,
    /** Reactions and jobs: begun by the server alone; a command only writes what happened. */
    jobs,
    /** The delivery of mails: begun by the server alone. */
    mails,
    /** What plugins cannot work without, by name. */
    checks: plugins
      .flatMap(({ checks = [] }) => checks)
      .map(({ name, check: looks }) => ({ name, look: () => Effect.runPromise(find(looks)()) })),
    /** Who stands behind what a request brings; nobody does where no plugin keeps accounts. */
    identity: container.isBound(Identity) ? find(Identity) : null,
    /** Folders of plugins whose files are public. */
    assets,
    /** Where pages may take something from beside here. */
    open: openSources(plugins, find),
    migrateUp: (steps?: readonly string[]) => migrateUp(orm, steps),
    migrateDown: (all: boolean) => migrateDown(orm, all),
    migrationStatus: () => migrationStatus(orm),
    /** Throws where a table with an account or an e-mail address has no line about personal data, or a line no table. */
    checkPersonalData: () => Effect.runPromise(find(CheckPersonalLines)()),
    /** Throws while the database is away. */
    ping: () => orm.em.fork().execute('select 1'),
    /** The index of facilities and names: begun by the server, since a command may never ask it. */
    index: { start: index.start, ready: index.ready },
    /** Websockets: a door is opened by the server. */
    live: { door: live.door },
    /** The page cache: begun by the server, with the bytes it may keep. */
    pages: { start: pages.start },
    close: async () => {
      await Promise.all([jobs.stop(), mails.stop()])
      await live.close()
      await pages.close()
      await index.close()
      await orm.close(true)
    },
  }
}
