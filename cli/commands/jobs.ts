import type { Command as Commander } from 'commander'
import type { Environment } from '#config/environment.ts'
import { jobFigures } from '#config/make-metrics.ts'
import { withPlatform } from '../with-platform.ts'

interface Options {
  readonly json?: boolean
}

/** `jobs list|again`: what waits and what was given up, and trying that again. */
export const addJobs = (program: Commander, environment: () => Environment): void => {
  const jobs = program.command('jobs').description('Reactions to what happened, and jobs that are done at their hour')
  jobs
    .command('list')
    .description('How many wait, and how many were given up')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(environment(), async ({ find }) => {
        const { waitingEvents, work } = await jobFigures(find)
        const lines = [
          `${waitingEvents} events wait for a server`,
          ...work.map((one) => `${one.name}  ${one.waiting} wait, ${one.dead} given up`),
        ]
        process.stdout.write(`${json ? JSON.stringify({ waitingEvents, work }, null, 2) : lines.join('\n')}\n`)
      }),
    )
  jobs
    .command('again')
    .description('Try the reactions that were given up again')
    .option('--json', 'print the result as JSON')
    .action(({ json }: Options) =>
      withPlatform(environment(), async (platform) => {
        const { work } = await jobFigures(platform.find)
        const revived = work.some(({ dead }) => dead) ? await platform.jobs.revive() : 0
        process.stdout.write(`${json ? JSON.stringify({ revived }) : `${revived} are tried again`}\n`)
      }),
    )
}
