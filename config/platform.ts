import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Cause, Effect, Exit } from 'effect'
import { Container, ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { makeCalendarFile } from '#adapters/calendar/calendar-file.ts'
import { makeUrgentBox } from '#adapters/files/urgent-box.ts'
import { makeOneTimeCodes } from '#adapters/factors/one-time-codes.ts'
import { makePasskeys } from '#adapters/factors/passkeys.ts'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { makeNominatim } from '#adapters/geocoding/nominatim.ts'
import { makeHolidays } from '#adapters/holidays/holidays.ts'
import { makePageCache } from '#adapters/page-cache/page-cache.ts'
import { makePortraits } from '#adapters/pictures/portraits.ts'
import { makeGrants } from '#adapters/postgres/access/grants.repository.ts'
import { makeFacilities } from '#adapters/postgres/facilities/facilities.repository.ts'
import { makeAudit } from '#adapters/postgres/audit.ts'
import { makeAuditTrail } from '#adapters/postgres/audit-trail.ts'
import { makeKeptMails } from '#adapters/postgres/kept-mails.ts'
import { makeMailbox } from '#adapters/postgres/mailbox.ts'
import { connect, migrateDown, migrateUp, migrationStatus, type QueryListener } from '#adapters/postgres/orm.ts'
import { makeOutbox } from '#adapters/postgres/outbox.ts'
import { makeFacilityParts } from '#adapters/postgres/parts.ts'
import { makePasswords } from '#adapters/passwords/argon2.ts'
import { makePasswordJudge } from '#adapters/passwords/judge.ts'
import { makeIdempotency } from '#adapters/postgres/idempotency.ts'
import { makePurgeWriter } from '#adapters/postgres/purges.ts'
import { makeRateLimit } from '#adapters/postgres/rate-limit.ts'
import { makeSharedCounts } from '#adapters/postgres/shared-counts.ts'
import { Db, makeDb, makeTransaction } from '#adapters/postgres/unit-of-work.ts'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { makeSnapshotIndex } from '#adapters/snapshot/snapshot-index.ts'
import { makeTableFiles } from '#adapters/table-file/table-files.ts'
import { makeSealing } from '#adapters/tokens/sealing.ts'
import { makeSigning } from '#adapters/tokens/signing.ts'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Identity } from '#core/access/identity.port.ts'
import { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { assetFolders } from '#core/plugin/assets.ts'
import { channelsOf } from '#core/plugin/channels.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { Notices } from '#core/plugin/notices.ts'
import { inOrderOfNeeds } from '#core/plugin/order.ts'
import { openSources } from '#core/plugin/origins.ts'
import type { SettingValues } from '#core/plugin/read-settings.ts'
import { CheckPersonalLines } from '#core/personal-data/check-lines.ts'
import { Rows } from '#core/plugin/rows.ts'
import { purging } from '#core/plugin/purges.ts'
import { wiring } from '#core/plugin/wiring.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { Installation } from '#core/ports/installation.ts'
import { KeptMails } from '#core/ports/kept-mails.ts'
import { Metrics } from '#core/ports/metrics.ts'
import { Mailbox } from '#core/ports/mailbox.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { PasswordJudge } from '#core/ports/password-judge.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Portraits } from '#core/ports/portraits.ts'
import { Progress } from '#core/ports/progress.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Sealing } from '#core/ports/sealing.ts'
import { SharedCounts } from '#core/ports/shared-counts.ts'
import { Signing } from '#core/ports/signing.ts'
import { TableFiles } from '#core/ports/table-file.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { UrgentBox } from '#core/ports/urgent-box.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { makeSuggestions, Suggestions } from '#core/search/suggestions.ts'
import { coreMigrations } from '#migrations/list.ts'
import { wireCore } from './core-module.ts'
import { readEnvironment } from './environment.ts'
import { wirePersonalData } from './personal-data-module.ts'
import { makeJobs } from './make-jobs.ts'
import { makeLiveChannels, wireLive } from './live-module.ts'
import { makeMailDelivery } from './make-mail-delivery.ts'
import { type Letterhead, makeMailRenderer, plainLetterhead } from './make-mail-renderer.ts'
import { metricsOf, partsLeftOut, socketsOpen } from './make-metrics.ts'
import { webMessages } from './web-messages.ts'

/** What a platform is made of. */
export interface Ingredients {
  readonly databaseUrl: string
  readonly plugins: readonly Plugin[]
  readonly logger: Logger
  /** Where files are kept that may not wait for the database; a folder for temporary ones unless given. */
  readonly dataDir?: string
  /** What tokens are signed with, the first; the others still verify. Made up for this process unless given. */
  readonly secrets?: readonly [string, ...string[]]
  /** Where browsers find it, and whether people rely on it; not in production and nowhere of its own unless given. */
  readonly installation?: Installation
  readonly clock?: Clock
  readonly onQuery?: QueryListener
  /** A Nominatim-compatible server, and where we can be found; the gazetteer only unless given. */
  readonly geocoder?: { readonly url: string; readonly publicUrl: string } | null
  /** What all mails have in common; that of an installation that nobody has told anything unless given. */
  readonly letterhead?: Letterhead
  /** Where mails are handed over; they only wait unless given. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  /** What plugins are told, by their names; nothing unless given. */
  readonly settings?: SettingValues
  /** Told how far long work has come; nobody is unless given. */
  readonly progress?: Progress
}

/** The assembled platform: one container, one ORM, and the plugins in the order of their needs. */
export type Platform = Awaited<ReturnType<typeof makePlatform>>

/** Puts core, adapters and plugins together. The only place that knows them all; used by the server, the CLI and tests. */
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
}: Ingredients) => {
  const plugins = inOrderOfNeeds(given)
  const assets = assetFolders(plugins)
  const orm = await connect({
    url: databaseUrl,
    onQuery,
    tables: plugins.flatMap(({ tables = [] }) => tables),
    migrations: [...coreMigrations, ...plugins.flatMap(({ migrations = [] }) => migrations)],
  })
  const db = makeDb(orm)
  const container = new Container({ defaultScope: 'Singleton' })
  const pages = makePageCache({ url: databaseUrl, clock, onTrouble: (detail) => logger.warn({ detail }, 'page cache') })
  const index = makeSnapshotIndex({
    url: databaseUrl,
    facets: () => container.get(Facets).all,
    // Without a plugin that knows places, facilities alone are found by name.
    places: async () => (container.isBound(PlaceNames) ? Effect.runPromise(container.get(PlaceNames).all()) : []),
    onNews: () => pages.forget([pageTags.index]),
    onTrouble: (detail) => logger.warn({ detail }, 'index of facilities'),
  })
  const find = <Thing>(token: Token<Thing>): Thing => container.get(token)
  const channels = channelsOf(plugins)
  const live = makeLiveChannels({
    url: databaseUrl,
    channels,
    container,
    metrics: () => metrics,
    onTrouble: (detail) => logger.warn({ detail }, 'live channel'),
  })
  const metrics = metricsOf(plugins, find, [socketsOpen(live.figures)])
  const provided = new ContainerModule((options) => {
    const provide = wiring(options)
    provide(Db, () => db, {})
    provide(Transaction, () => makeTransaction(orm), {})
    provide(Clock, () => clock, {})
    const purges = plugins.flatMap(({ purges = [] }) => purges)
    provide(Events, (needs) => purging(makeOutbox(needs), purges, makePurgeWriter(db)), { db: Db, clock: Clock })
    provide(PageCache, () => pages, {})
    provide(Metrics, () => metrics, {})
    provide(Audit, makeAudit, { db: Db, clock: Clock })
    provide(AuditTrail, makeAuditTrail, { db: Db })
    provide(Mailbox, makeMailbox, { db: Db, clock: Clock })
    provide(KeptMails, makeKeptMails, { db: Db })
    provide(MailRenderer, ({ translator }) => makeMailRenderer({ plugins, translator, letterhead }), { translator: Translator })
    wireLive(provide, { plugins, channels, find, publicUrl: letterhead.publicUrl })
    provide(
      UrgentBox,
      () => makeUrgentBox({ folder: path.join(dataDir, 'urgent'), onStay: (id) => logger.warn({ id }, 'urgent message waits') }),
      {},
    )
    provide(Passwords, makePasswords, {})
    provide(PasswordJudge, () => makePasswordJudge(), {})
    provide(CalendarFile, makeCalendarFile, {})
    provide(SharedCounts, makeSharedCounts, { db: Db, clock: Clock })
    provide(RateLimit, makeRateLimit, { counts: SharedCounts })
    provide(Idempotency, makeIdempotency, { db: Db, transaction: Transaction, clock: Clock })
    provide(Installation, () => installation, {})
    provide(Sealing, () => makeSealing({ secrets }), {})
    provide(OneTimeCodes, makeOneTimeCodes, {})
    provide(Passkeys, () => makePasskeys(installation), {})
    provide(Signing, () => makeSigning({ secrets, clock }), {})
    provide(Portraits, makePortraits, {})
    provide(Holidays, makeHolidays, {})
    provide(Progress, () => progress, {})
    provide(TableFiles, makeTableFiles, {})
    provide(Gazetteer, makeGazetteer, {})
    provide(OpenGeocoder, () => (geocoder ? makeNominatim(geocoder) : { is: 'none' }), {})
    provide(Grants, makeGrants, { db: Db })
    provide(Facilities, makeFacilities, { db: Db, gazetteer: Gazetteer })
    provide(
      FacilityParts,
      () =>
        makeFacilityParts({
          db,
          parts: plugins.flatMap(({ parts = [] }) => parts),
          onBroken: (part, cause) => {
            logger.error({ part: part.name, place: part.place, err: cause }, 'part left out')
            metrics.count(partsLeftOut, { part: part.name })
          },
        }),
      {},
    )
    provide(
      Facets,
      () =>
        makeFacets(
          plugins.flatMap(({ facets = [] }) => facets),
          (reader) => container.get(reader),
        ),
      {},
    )
    provide(
      Suggestions,
      () =>
        makeSuggestions(
          plugins.flatMap(({ suggests = [] }) => suggests),
          (reader) => container.get(reader),
          (group, cause) => logger.error({ group: group.key, err: cause }, 'suggestions left out'),
        ),
      {},
    )
    provide(Rows, () => plugins.flatMap(({ name, routes = [] }) => routes.map((row) => ({ plugin: name, row }))), {})
    provide(FacilityIndex, () => index.facilities, {})
    provide(NameIndex, () => index.names, {})
    provide(Translator, () => makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))]), {})
    wireCore(provide)
    wirePersonalData(provide, plugins, find)
    for (const plugin of plugins) {
      if (plugin.settings) provide(plugin.settings.values, () => settings[plugin.name], {})
      plugin.wire?.(provide)
    }
  })
  await container.load(provided)
  const jobs = makeJobs({ databaseUrl, orm, plugins, logger, find, keepsNotices: container.isBound(Notices) })
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
    checks: plugins.flatMap(({ checks = [] }) => checks).map(({ name, looks }) => ({ name, look: () => Effect.runPromise(find(looks)()) })),
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
