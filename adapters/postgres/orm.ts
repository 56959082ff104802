import { Migrator, Migration as OrmMigration } from '@mikro-orm/migrations'
import { type EntityManager, MikroORM, type Options, type PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { Migration } from '#core/plugin/migrations.ts'
import { asDefect } from './errors.ts'
import { ParameterDriver } from './parameter-driver.ts'

/** Receives each SQL statement with its parameters, to count queries. */
export type QueryListener = (sql: string, parameters: readonly unknown[]) => void

interface Connection {
  readonly url: string
  readonly tables: readonly object[]
  readonly migrations: readonly Migration[]
  readonly onQuery?: QueryListener | undefined
}

/** Key of the advisory lock that serialises schema changes. */
const migrationLock = 20261121

/** Connects the ORM. Migrations are sorted by name, which begins with a timestamp. */
export const connect = ({ url, tables, migrations, onQuery }: Connection): Promise<MikroORM> =>
  MikroORM.init({
    driver: ParameterDriver as typeof PostgreSqlDriver,
    clientUrl: url,
    entities: [...tables] as NonNullable<Options['entities']>,
    extensions: [Migrator],
    // The logger would write to stdout, which is for results; failures are thrown as errors.
    logger: () => undefined,
    discovery: { warnWhenNoEntities: false },
    // `unit-of-work.ts` opens transactions; those of MikroORM never release a lost connection.
    implicitTransactions: false,
    pool: { min: 0, max: 10 },
    // MikroORM leaves out the parameters of the address, `sslmode` among them. `direct-statements.ts` sends several
    // statements at once.
    driverOptions: { connectionString: url, connectionTimeoutMillis: 5000, pipeline: true },
    ...(onQuery
      ? {
          onQuery: (sql: string, parameters: readonly unknown[] = []) => {
            onQuery(sql, parameters)
            return sql
          },
        }
      : {}),
    migrations: {
      snapshot: false,
      tableName: 'migration',
      migrationsList: [...migrations]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, up, down }) => ({
          name,
          class: class extends OrmMigration {
            override up() {
              this.addSql(up)
            }
            override down() {
              this.addSql(down)
            }
          },
        })),
    },
  })

/** Runs a function while no other process changes the database schema. */
export const underMigrationLock = <A>(orm: MikroORM, work: () => Promise<A>): Promise<A> =>
  orm.em
    .fork()
    .transactional(async (em: EntityManager) => {
      await em.execute('select pg_advisory_xact_lock(?)', [migrationLock])
      return work()
    })
    .catch(orUnavailable)

const orUnavailable = (error: unknown): never => {
  throw asDefect(error)
}

/** Applies the pending migrations, or those of `steps` that are pending, once over concurrent processes. Returns the applied migrations. */
export const migrateUp = (orm: MikroORM, steps?: readonly string[]) =>
  underMigrationLock(orm, async () => {
    const waiting = (await orm.migrator.getPending()).map(({ name }) => name).filter((name) => !steps || steps.includes(name))
    return waiting.length ? (await orm.migrator.up(waiting)).map(({ name }) => name) : []
  })

/** Reverts the last migration, or all of them. */
export const migrateDown = (orm: MikroORM, all = false) =>
  underMigrationLock(orm, async () => (await orm.migrator.down(all ? { to: 0 } : undefined)).map(({ name }) => name))

/** Returns applied and pending migrations. */
export const migrationStatus = async (orm: MikroORM) => ({
  done: (await orm.migrator.getExecuted().catch(orUnavailable)).map(({ name, executed_at }) => ({ name, at: executed_at.toISOString() })),
  waiting: (await orm.migrator.getPending().catch(orUnavailable)).map(({ name }) => name),
})
