import { pino } from 'pino'
import type { Environment } from '#config/environment.ts'
import { makePlatform } from '#config/platform.ts'
import { isEmpty, seedDemo } from '#config/seed-demo.ts'
import { plugins } from '#plugins/server.gen.ts'
import { listen, makeApp } from '#web/server.ts'
import { openDatabase } from '#config/database.ts'

/** Brings the whole product up: database, migrations, demo data where there is nothing, server. Ends gracefully on SIGTERM and SIGINT. */
export const serve = async (environment: Environment, mode: 'built' | 'development'): Promise<void> => {
  const logger = pino({ level: environment.logLevel })
  const database = await openDatabase(environment)
  const platform = await makePlatform({ databaseUrl: database.url, plugins, logger })
  await platform.migrateUp()
  if (environment.appEnv !== 'production' && (await isEmpty(platform))) await seedDemo(platform)
  const server = await listen(await makeApp({ platform, environment, mode }), environment)
  process.stdout.write(
    `\n  Kredka is at ${server.url}\n  Data: ${environment.databaseUrl ? 'the database of DATABASE_URL' : environment.dataDir}\n  Stop it with Ctrl+C\n\n`,
  )

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.close()
    await platform.close()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
