import { type Command as Commander, InvalidArgumentError } from 'commander'
import type { Environment } from '#config/app/environment.ts'
import type { Platform } from '#config/app/platform.ts'
import { seedDemo } from '#config/app/seed-demo.ts'
import { seedScale } from '#config/app/seed-scale.ts'
import { reportInvalidInput } from '../report-error.ts'
import { withPlatform } from '../with-platform.ts'

const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`)
  }

interface Size {
  readonly facilities: number
  readonly accounts: number
  readonly opinions: number
  readonly seed: number
}

/** `seed demo|scale`: generated data for demos and benchmarks; rejected in production. */
export const addSeed = (program: Commander, environment: () => Environment): void => {
  const command = program.command('seed').description('Fill the database with generated data')
  const runSeed = async (json: boolean | undefined, work: (platform: Platform) => Promise<readonly string[]>, details: object = {}) => {
    const settings = environment()
    if (settings.appEnv === 'production') return reportInvalidInput('Generated data is not allowed where APP_ENV is production.')
    const seeded = await withPlatform(settings, work)
    process.stdout.write(`${json ? JSON.stringify({ seeded, ...details }) : `Seeded by: ${seeded.join(', ')}`}\n`)
  }
  command
    .command('demo')
    .description('Demo data: 1,200 generated facilities in the 18 cities, in towns and villages')
    .option('--json', 'print the result as JSON')
    .action(({ json }: { json?: boolean }) => runSeed(json, seedDemo))
  command
    .command('scale')
    .description('Load data: generated facilities, distributed like the population, for benchmarks')
    .option(
      '--facilities <count>',
      'number of facilities; default 32,000, or none when --accounts or --opinions is given',
      wholeNumber(0, 10_000_000),
    )
    .option('--accounts <count>', 'number of accounts: konto1@scale.test, konto2@scale.test …', wholeNumber(0, 10_000_000), 0)
    .option('--opinions <count>', 'number of opinions about the facilities', wholeNumber(0, 10_000_000), 0)
    .option('--seed <number>', 'random seed; the same number generates the same facilities', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--json', 'print the result as JSON')
    .action(({ json, facilities, accounts, opinions, seed }: Omit<Size, 'facilities'> & { facilities?: number; json?: boolean }) => {
      const size: Size = { facilities: facilities ?? (accounts > 0 || opinions > 0 ? 0 : 32_000), accounts, opinions, seed }
      return runSeed(json, (platform) => seedScale(platform, size), size)
    })
}
