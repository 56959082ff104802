import type { Environment } from '#config/environment.ts'
import { makeLogger } from '#config/logger.ts'
import { makePlatform } from '#config/platform.ts'
import { readSecrets } from '#config/secrets.ts'
import { demoTold, isEmpty, seedDemo } from '#config/seed-demo.ts'
import { plugins } from '#plugins/server.gen.ts'
import { builtMails, freshMails } from '#web/mails/load.ts'
import { listen, makeApp } from '#web/server.ts'
import { openDatabase } from '#config/database.ts'

/** How the product is brought up. */
interface Manner {
  readonly mode: 'built' | 'development'
  readonly json: boolean
}

/** Brings the whole product up: database, migrations, demo data where there is nothing, server. Ends gracefully on SIGTERM and SIGINT. */
export const serve = async (environment: Environment, { mode, json }: Manner): Promise<void> => {
  const logger = makeLogger(environment.logLevel)
  const ends: (() => Promise<unknown>)[] = []
  const endAll = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const database = await openDatabase(environment)
    ends.push(database.stop)
    const { geocoderUrl, publicUrl, dataDir, settings } = environment
    const secrets = readSecrets(environment)
    const geocoder = geocoderUrl === null ? null : { url: geocoderUrl, publicUrl }
    const load = mode === 'built' ? builtMails : freshMails()
    const letterhead = { load, publicUrl, operator: environment.operator }
    const { smtp } = environment
    const files = { dataDir, secrets }
    const installation = { publicUrl, production: environment.appEnv === 'production' }
    const told = { geocoder, settings, letterhead, smtp, installation }
    const platform = await makePlatform({ databaseUrl: database.url, plugins, logger, ...told, ...files })
    ends.push(platform.close)
    await platform.migrateUp()
    await platform.checkPersonalData()
    if (environment.appEnv !== 'production' && (await isEmpty(platform))) await seedDemo(platform)
    platform.index.start()
    await platform.jobs.start()
    platform.mails.start()
    const server = await listen(await makeApp({ platform, environment, mode }), environment)
    // What runs in the background has the same ten seconds as the requests.
    ends.push(() => Promise.all([server.close(), platform.jobs.stop(), platform.mails.stop()]))
    const demo = environment.appEnv === 'production' ? [] : await demoTold(platform)
    process.stdout.write(greeting(server.url, environment, { json, demo }))
  } catch (error) {
    // What has come up already would keep the process, or the database, alive.
    await endAll()
    throw error
  }

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await endAll()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const greeting = (
  url: string,
  { databaseUrl, dataDir }: Environment,
  { json, demo }: { readonly json: boolean; readonly demo: readonly string[] },
): string => {
  if (json) return `${JSON.stringify({ url, data: databaseUrl ? null : dataDir })}\n`
  const data = `Data: ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}`
  return `\n  ${[`Kredka is at ${url}`, ...demo, data, 'Stop it with Ctrl+C'].join('\n  ')}\n\n`
}
