import type { MikroORM } from '@mikro-orm/postgresql'
import { Effect } from 'effect'
import { checkFreeSpace } from '#adapters/files/free-space.ts'
import { migrationStatus } from '#adapters/postgres/orm.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { Processes, processProblem, type Role } from '#core/ports/processes.ts'
import type { HealthChecks } from './health.ts'

interface Dependencies {
  readonly orm: MikroORM
  readonly plugins: readonly Plugin[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly index: { readonly ready: () => Promise<boolean> }
  readonly jobs: { readonly isRunning: () => boolean }
  readonly mails: { readonly isHealthy: () => boolean }
  readonly mailsProblem: () => Promise<string | null>
  readonly replicas: { readonly problem: () => string | null }
  readonly kredkaRole: readonly Role[]
  readonly searchUrl: string | null
  readonly dataDir: string
}

/** Creates the checks of a process by its roles, and its warnings: reported, but no reason to route requests to another one. */
export const makeHealthChecks = ({
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
}: Dependencies) => {
  const indexCheck = { index: async () => ((await index.ready()) ? null : searchUrl === null ? 'reading' : 'away') }
  const checks: HealthChecks = {
    database: async () => {
      await orm.em.fork().execute('select 1')
      return null
    },
    migrations: async () => ((await migrationStatus(orm)).waiting.length ? 'waiting' : null),
    // What needs no search is answered while the process that holds the index is away.
    ...(searchUrl === null && indexCheck),
    disk: () => checkFreeSpace(dataDir),
    ...(kredkaRole.includes('jobs') && {
      jobs: async () => (jobs.isRunning() ? null : 'not started'),
      mails: async () => (mails.isHealthy() ? null : 'not started'),
    }),
    ...Object.fromEntries(
      plugins.flatMap(({ checks = [] }) => checks).map(({ name, check }) => [name, () => Effect.runPromise(find(check)())]),
    ),
  }
  const warnings: HealthChecks = {
    'mails waiting': mailsProblem,
    replicas: async () => replicas.problem(),
    processes: async () => processProblem(await Effect.runPromise(find(Processes).list())),
    ...(searchUrl !== null && indexCheck),
  }
  return { checks, warnings }
}
