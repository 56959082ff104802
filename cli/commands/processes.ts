import type { Command as Commander } from 'commander'
import { Effect } from 'effect'
import type { Environment } from '#config/app/environment.ts'
import { Processes, processProblem, type RunningProcess } from '#core/ports/processes.ts'
import { withPlatform } from '../with-platform.ts'

const describe = ({ host, pid, roles, build, started_at, seen_seconds, index_version }: RunningProcess) =>
  `${host}:${pid}  ${roles.join()}  build ${build ?? 'none'}  since ${new Date(started_at).toISOString()}  seen ${Math.round(seen_seconds)} s ago  index ${index_version}`

/** `processes`: lists the running server processes, and what keeps them from working as one. */
export const addProcesses = (program: Commander, environment: () => Environment): void => {
  program
    .command('processes')
    .description('List the running server processes')
    .option('--json', 'print the result as JSON')
    .action(({ json }: { json?: boolean }) =>
      withPlatform(environment(), async ({ find }) => {
        const processes = await Effect.runPromise(find(Processes).list())
        const problem = processProblem(processes)
        const lines = [...processes.map(describe), ...(problem ? [`problem: ${problem}`] : [])]
        process.stdout.write(`${json ? JSON.stringify({ processes, problem }, null, 2) : lines.join('\n') || 'No process is running.'}\n`)
      }),
    )
}
