import type { Command as Commander } from 'commander'
import type { Environment } from '#config/app/environment.ts'
import { jobStatistics } from '#config/app/make-metrics.ts'
import { withPlatform } from '../with-platform.ts'

interface Options {
  readonly json?: boolean
}

/** `jobs list|again`: lists waiting and given-up work, and retries the latter. */
export const addJobs = (program: Commander, environment: () => Environment): void => {
  const jobs = program.command('jobs').description('Reactions to events, and scheduled jobs')
  jobs
    .command('list')
    .description('Number of waiting and given-up runs')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(environment(), async ({ find }) => {
        const { waitingEvents, work } = await jobStatistics(find)
        const lines = [
          `${waitingEvents} events are waiting for a server`,
          ...work.map((one) => `${one.name}  ${one.waiting} waiting, ${one.dead} given up`),
        ]
        process.stdout.write(`${json ? JSON.stringify({ waitingEvents, work }, null, 2) : lines.join('\n')}\n`)
      }),
    )
  jobs
    .command('again')
    .description('Retry reactions that were given up')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(environment(), async (platform) => {
        const { work } = await jobStatistics(platform.find)
        const revived = work.some(({ dead }) => dead) ? await platform.jobs.retryFailed() : 0
        process.stdout.write(`${json ? JSON.stringify({ revived }) : `${revived} will be retried`}\n`)
      }),
    )
}
