import { makeFeedNotifier } from '#adapters/postgres/feed-notifier.ts'
import { connect, migrateDown, migrateUp, migrationStatus } from '#adapters/postgres/orm.ts'
import { makeSignalSender } from '#adapters/postgres/signal-sender.ts'
import { coreTables } from '#adapters/postgres/tables.ts'
import { makeDb } from '#adapters/postgres/unit-of-work.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { Metrics } from '#core/ports/metrics.ts'
import { coreMigrations } from '#migrations/list.ts'
import type { PlatformOptions } from './platform-options.ts'
import { makeReplicaReads } from './replicas-module.ts'

type Addresses = 'databaseUrl' | 'databaseDirectUrl' | 'databasePreparedStatements' | 'databaseReplicaUrls'

interface Dependencies extends Required<Pick<PlatformOptions, Addresses>> {
  readonly onQuery: PlatformOptions['onQuery'] | undefined
  readonly plugins: readonly Plugin[]
  readonly metrics: () => Metrics
}

/** Connects to the database, directly where its address is that of a pooler, and to its replicas. */
export const connectDatabases = async ({
  databaseUrl,
  databaseDirectUrl,
  databasePreparedStatements,
  databaseReplicaUrls,
  onQuery,
  plugins,
  metrics,
}: Dependencies) => {
  const connectTo = (url: string) =>
    connect({
      url,
      onQuery,
      tables: [...coreTables, ...plugins.flatMap(({ tables = [] }) => tables)],
      migrations: [...coreMigrations, ...plugins.flatMap(({ migrations = [] }) => migrations)],
    })
  const orm = await connectTo(databaseUrl)
  const directOrm = databaseDirectUrl === databaseUrl ? orm : await connectTo(databaseDirectUrl)
  const replicas = makeReplicaReads({ orm, urls: databaseReplicaUrls, metrics })
  const notifier = replicas.noting(makeFeedNotifier(orm))
  const signals = makeSignalSender(orm)
  return {
    orm,
    /** Connection without a pooler, for jobs and migrations. */
    directOrm,
    db: makeDb(orm, { preparedStatements: databasePreparedStatements, senderFor: replicas.senderFor }),
    replicas,
    notifier,
    signals,
    migrations: {
      migrateUp: (steps?: readonly string[]) => migrateUp(directOrm, steps),
      migrateDown: (all: boolean) => migrateDown(directOrm, all),
      migrationStatus: () => migrationStatus(orm),
    },
    close: async () => {
      await Promise.all([notifier.close(), signals.close()])
      await replicas.close()
      await orm.close(true)
      if (directOrm !== orm) await directOrm.close(true)
    },
  }
}
