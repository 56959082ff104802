import { type Command as Commander, InvalidArgumentError } from 'commander'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { seedDemo } from '#config/seed-demo.ts'
import { seedScale } from '#config/seed-scale.ts'
import { refuse } from '../refuse.ts'
import { withPlatform } from '../with-platform.ts'

const wholeNumber =
  (least: number, most: number) =>
  (word: string): number => {
    const number = Number(word)
    if (/^\d+$/.test(word) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }

interface Size {
  readonly facilities: number
  readonly accounts: number
  readonly seed: number
}

/** `seed demo|scale`: made-up data to look at, and to measure with; refused in production. */
export const addSeed = (program: Commander, environment: () => Environment): void => {
  const command = program.command('seed').description('Fill the database with made-up data')
  const fill = async (json: boolean | undefined, work: (platform: Platform) => Promise<readonly string[]>, told: object = {}) => {
    const settings = environment()
    if (settings.appEnv === 'production') return refuse('There is no made-up data where APP_ENV is production.')
    const seeded = await withPlatform(settings, work)
    process.stdout.write(`${json ? JSON.stringify({ seeded, ...told }) : `Seeded by: ${seeded.join(', ')}`}\n`)
  }
  command
    .command('demo')
    .description('The demo: 1,200 made-up facilities in the 18 cities, in towns and villages')
    .option('--json', 'print the result as JSON')
    .action(({ json }: { json?: boolean }) => fill(json, seedDemo))
  command
    .command('scale')
    .description('As many made-up facilities as are asked for, spread like the population; for benches')
    .option(
      '--facilities <count>',
      'how many facilities; 32,000 unless told, none where only accounts are asked for',
      wholeNumber(0, 10_000_000),
    )
    .option('--accounts <count>', 'how many accounts, konto1@scale.test and on', wholeNumber(0, 10_000_000), 0)
    .option('--seed <number>', 'where chance begins; the same number makes the same facilities', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--json', 'print the result as JSON')
    .action(({ json, facilities, accounts, seed }: Omit<Size, 'facilities'> & { facilities?: number; json?: boolean }) => {
      const size: Size = { facilities: facilities ?? (accounts > 0 ? 0 : 32_000), accounts, seed }
      return fill(json, (platform) => seedScale(platform, size), size)
    })
}
