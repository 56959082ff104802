import { openDatabase } from '#config/app/database.ts'
import { type Environment, InvalidEnvironment } from '#config/app/environment.ts'
import { makeLogger } from '#config/app/logger.ts'
import { makePlatform } from '#config/app/platform.ts'
import { releaseStartMemory } from '#config/app/release-start-memory.ts'
import { readSecrets } from '#config/app/secrets.ts'
import { demoInstructionsOf, isEmpty, seedDemo } from '#config/app/seed-demo.ts'
import type { Role } from '#core/ports/processes.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { builtMails, mailsFromSources } from '#web/server/mails/load.ts'

/** Options of `serve`. */
interface ServeOptions {
  readonly mode: 'built' | 'development'
  readonly json: boolean
}

/** Starts the whole product: database, migrations, demo data when the database is empty, server. Stops gracefully on SIGTERM and SIGINT. */
export const serve = async (environment: Environment, { mode, json }: ServeOptions): Promise<void> => {
  const logger = makeLogger(environment.logLevel)
  const cleanups: (() => Promise<unknown>)[] = []
  let drains = false
  const cleanUp = async () => {
    for (let end = cleanups.pop(); end; end = cleanups.pop())
      await end().catch((error: unknown) => logger.error({ err: error }, 'not stopped in order'))
  }
  try {
    const database = await openDatabase(environment, (detail) => logger.error({ detail }, 'database'))
    cleanups.push(database.stop)
    const {
      kredkaRole,
      geocoderUrl,
      routingUrl,
      languageModel,
      publicUrl,
      dataDir,
      storage,
      virusScanner,
      nameServers,
      settings,
      traces,
      searchUrl,
    } = environment
    const secrets = readSecrets(environment)
    const geocoder = geocoderUrl === null ? null : { url: geocoderUrl, publicUrl }
    const routing = routingUrl === null ? null : { url: routingUrl, publicUrl }
    const load = mode === 'built' ? builtMails : mailsFromSources()
    const mailBranding = { load, publicUrl, operator: environment.operator }
    const { smtp } = environment
    const files = { dataDir, storage, virusScanner, nameServers, secrets }
    const installation = { publicUrl, production: environment.appEnv === 'production' }
    const rest = { kredkaRole, geocoder, routing, languageModel, settings, mailBranding, smtp, installation, traces, searchUrl }
    const platform = await makePlatform({ ...database.access, plugins, logger, ...rest, ...files })
    cleanups.push(platform.close)
    await platform.migrateUp()
    await platform.checkPersonalData()
    if (environment.appEnv !== 'production' && (await isEmpty(platform))) await seedDemo(platform)
    const runs = (role: Role) => kredkaRole.includes(role)
    // Read in a thread, while this one loads the pages.
    platform.index.start()
    await platform.heartbeat.start(kredkaRole)
    const app = await makeApp({ platform, environment, mode, shedsLoad: environment.appEnv !== 'test' })
    cleanups.push(async () => app.close?.())
    const server = await listen(app, environment).catch(explainUsedPort(environment))
    // Background work has the same ten seconds to finish as requests.
    cleanups.push(() => Promise.all([drains ? server.drain() : server.close(), platform.jobs.stop(), platform.mails.stop()]))
    // Requests are answered before background work takes its part of the processor; `/readyz` waits for jobs and mails.
    platform.processJobs.start()
    if (runs('jobs')) {
      await platform.jobs.start()
      platform.mails.start()
    }
    platform.index.startNames()
    releaseStartMemory()
    const demo = environment.appEnv === 'production' ? [] : await demoInstructionsOf(platform, publicUrl)
    process.stdout.write(startMessage(server.url, environment, { json, demo }))
  } catch (error) {
    // Services that have started would keep the process or the database running.
    await cleanUp()
    throw error
  }

  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    // Ctrl+C in a terminal: nobody else uses the server.
    drains = signal === 'SIGTERM'
    await cleanUp()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const explainUsedPort =
  ({ host, port }: Environment) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === 'EADDRINUSE'
      ? new InvalidEnvironment(`PORT: another program listens on ${host}:${port}; stop it, or choose another port, as in PORT=${port + 1}.`)
      : error
  }

const startMessage = (
  url: string,
  { databaseUrl, dataDir }: Environment,
  { json, demo }: { readonly json: boolean; readonly demo: readonly string[] },
): string => {
  if (json) return `${JSON.stringify({ url, data: databaseUrl ? null : dataDir })}\n`
  const data = `Data: ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}`
  return `\n  ${[`Kredka is at ${url}`, ...demo, data, 'Stop it with Ctrl+C'].join('\n  ')}\n\n`
}
