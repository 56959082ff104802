import type { Command as Commander } from 'commander'
import type { Environment } from '#config/environment.ts'
import { withPlatform } from '../with-platform.ts'

const show = (json: boolean | undefined, result: unknown, lines: readonly string[]) =>
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : lines.join('\n') || 'Nothing to do.'}\n`)

interface Options {
  readonly json?: boolean
  readonly all?: boolean
}

/** `migrate up|down|status`: the shape of the database. */
export const addMigrate = (program: Commander, environment: () => Environment): void => {
  const migrate = program.command('migrate').description('Change the shape of the database')
  migrate
    .command('up')
    .description('Take all waiting steps')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(
        environment(),
        async (platform) => {
          const steps = await platform.migrateUp()
          show(
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
    .description('Take the last step back')
    .option('--all', 'take back every step; all data is lost')
    .option('--json', 'print the result as JSON')
    .action(({ json, all }: Options) =>
      withPlatform(
        environment(),
        async (platform) => {
          const steps = await platform.migrateDown(all ?? false)
          show(
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
    .description('Show steps taken and waiting')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(
        environment(),
        async (platform) => {
          const status = await platform.migrationStatus()
          show(json, status, [
            ...status.done.map(({ name, at }) => `done     ${name}  ${at}`),
            ...status.waiting.map((name) => `waiting  ${name}`),
          ])
        },
        { migrate: false },
      ),
    )
}
