import type { Command as Commander } from 'commander'
import type { Environment } from '#config/app/environment.ts'
import { withPlatform } from '../with-platform.ts'

const print = (json: boolean | undefined, result: unknown, lines: readonly string[]) =>
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : lines.join('\n') || 'Nothing to do.'}\n`)

interface Options {
  readonly json?: boolean
  readonly all?: boolean
}

/** `migrate up|down|status`: migrates the database schema. */
export const addMigrate = (program: Commander, environment: () => Environment): void => {
  const migrate = program.command('migrate').description('Migrate the database schema')
  migrate
    .command('up')
    .description('Apply all pending migrations')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(
        environment(),
        async (platform) => {
          const steps = await platform.migrateUp()
          print(
            json,
            steps,
            steps.map((name) => `up    ${name}`),
          )
        },
        { migrate: false },
      ),
    )
  migrate
    .command('down')
    .description('Revert the last migration')
    .option('--all', 'revert all migrations; all data is lost')
    .option('--json', 'print the result as JSON')
    .action(({ json, all }: Options) =>
      withPlatform(
        environment(),
        async (platform) => {
          const steps = await platform.migrateDown(all ?? false)
          print(
            json,
            steps,
            steps.map((name) => `down  ${name}`),
          )
        },
        { migrate: false },
      ),
    )
  migrate
    .command('status')
    .description('Show applied and pending migrations')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(
        environment(),
        async (platform) => {
          const status = await platform.migrationStatus()
          print(json, status, [
            ...status.done.map(({ name, at }) => `done     ${name}  ${at}`),
            ...status.waiting.map((name) => `waiting  ${name}`),
          ])
        },
        { migrate: false },
      ),
    )
}
