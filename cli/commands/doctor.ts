import type { Command as Commander } from 'commander'
import { runDeployChecks } from '#config/app/deploy-checks.ts'
import { runChecks } from '#config/app/doctor.ts'
import type { Environment } from '#config/app/environment.ts'
import { exitCodes } from '../exit-codes.ts'
import { withPlatform } from '../with-platform.ts'

/** `doctor`: checks the installation without changing anything. */
export const addDoctor = (program: Commander, environment: () => Environment): void => {
  program
    .command('doctor')
    .description('Check the installation')
    .option('--deploy', 'check also an installation of several processes, through its public address')
    .option('--json', 'print the result as JSON')
    .action(async ({ json, deploy }: { json?: boolean; deploy?: boolean }) => {
      const settings = environment()
      const checks = await withPlatform(
        settings,
        async (platform) => [...(await runChecks(platform, settings)), ...(deploy ? await runDeployChecks(platform, settings) : [])],
        { migrate: false },
      )
      const lines = checks.map(({ ok, name, detail: settings }) => `${ok ? 'ok   ' : 'wrong'}  ${name}: ${settings}`)
      process.stdout.write(`${json ? JSON.stringify(checks, null, 2) : lines.join('\n')}\n`)
      if (checks.some(({ ok }) => !ok)) process.exitCode = exitCodes.refused
    })
}
