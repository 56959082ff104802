import { Migration as OrmMigration, Migrator } from '@mikro-orm/migrations'
import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql'
import type { Migration } from '#core/plugin/migrations.ts'
import { asDefect } from './errors.ts'

/** One SQL statement as it was sent, with its parameters, for those who count queries. */
export type QueryListener = (sql: string, parameters: readonly unknown[]) => void

interface Connection {
  readonly url: string
  readonly tables: readonly object[]
  readonly migrations: readonly Migration[]
  readonly onQuery?: QueryListener | undefined
}

/** Key of the advisory lock under which the shape of the database changes. */
const migrationLock = 20261121

/** A connected ORM. Rows of migrations are sorted by name, which begins with the time. */
export const connect = ({ url, tables, migrations, onQuery }: Connection): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: [...tables] as NonNullable<Options['entities']>,
    extensions: [Migrator],
    // What it would say goes to stdout, which is for results; failures come back as errors.
    logger: () => undefined,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: 10 },
    driverOptions: { connectionTimeoutMillis: 5000 },
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

/** Does something while no other process changes the shape of the database. */
export const underShapeLock = <A>(orm: MikroORM, work: () => Promise<A>): Promise<A> =>
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

/** Brings the shape of the database up to date, or takes those of `steps` that wait; two processes at once do it once. Returns the steps taken. */
export const migrateUp = (orm: MikroORM, steps?: readonly string[]) =>
  underShapeLock(orm, async () => {
    const waiting = (await orm.migrator.getPending()).map(({ name }) => name).filter((name) => !steps || steps.includes(name))
    return waiting.length ? (await orm.migrator.up(waiting)).map(({ name }) => name) : []
  })

/** Takes the last step back, or all of them. */
export const migrateDown = (orm: MikroORM, all = false) =>
  underShapeLock(orm, async () => (await orm.migrator.down(all ? { to: 0 } : undefined)).map(({ name }) => name))

/** Steps taken and steps waiting. */
export const migrationStatus = async (orm: MikroORM) => ({
  done: (await orm.migrator.getExecuted().catch(orUnavailable)).map(({ name, executed_at }) => ({ name, at: executed_at.toISOString() })),
  waiting: (await orm.migrator.getPending().catch(orUnavailable)).map(({ name }) => name),
})
