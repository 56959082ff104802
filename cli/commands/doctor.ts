import type { Command as Commander } from 'commander'
import { examine } from '#config/doctor.ts'
import type { Environment } from '#config/environment.ts'
import { exitCodes } from '../exit-codes.ts'
import { withPlatform } from '../with-platform.ts'

/** `doctor`: whether all is there that the product needs; changes nothing. */
export const addDoctor = (program: Commander, environment: () => Environment): void => {
  program
    .command('doctor')
    .description('Look whether all is there that the product needs')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const told = environment()
      const checks = await withPlatform(told, (platform) => examine(platform, told), { migrate: false })
      const lines = checks.map(({ ok, name, detail: told }) => `${ok ? 'ok   ' : 'wrong'}  ${name}: ${told}`)
      process.stdout.write(`${json ? JSON.stringify(checks, null, 2) : lines.join('\n')}\n`)
      if (checks.some(({ ok }) => !ok)) process.exitCode = exitCodes.refused
    })
}
