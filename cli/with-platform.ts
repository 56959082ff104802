import { pino } from 'pino'
import { openDatabase } from '#config/app/database.ts'
import type { Environment } from '#config/app/environment.ts'
import { makeLogger } from '#config/app/logger.ts'
import { makePlatform, type Platform } from '#config/app/platform.ts'
import { plugins } from '#plugins/server.gen.ts'
import { progressBar } from './progress-bar.ts'

/** Runs work with the platform on an open, migrated database, and closes both afterwards. */
export const withPlatform = async <Result>(
  environment: Environment,
  work: (platform: Platform) => Promise<Result>,
  { migrate = true } = {},
): Promise<Result> => {
  const database = await openDatabase(environment)
  try {
    const progress = progressBar()
    const platform = await makePlatform({
      ...database.access,
      plugins,
      dataDir: environment.dataDir,
      storage: environment.storage,
      settings: environment.settings,
      logger: makeLogger('error', pino.destination(2)),
      progress,
    })
    try {
      if (migrate) await platform.migrateUp()
      return await work(platform)
    } finally {
      progress.stop()
      await platform.close()
    }
  } finally {
    await database.stop()
  }
}
