import path from 'node:path'
import { parseArgs } from 'node:util'

/** Command-line options of the bench. */
export interface Flags {
  /** One round of a tenth of a second with few facilities and no imports: tests the bench itself, figures are meaningless. */
  readonly quick: boolean
  /** Prints CPU profiles of our server and of the Vike baseline, instead of the table. */
  readonly profile: boolean
  /** Compares the query plans of 32,000 and 3,200,000 facilities, instead of the table. */
  readonly growth: boolean
  /** Compares sign-in, refresh and authentication with a thousand and a million accounts (50,000 with `quick`), instead of the table. */
  readonly accounts: readonly [few: number, many: number] | null
  /** Runs Lighthouse on each kind of page, instead of the table. */
  readonly lighthouse: boolean
  /** File to which the table is also written as JSON. */
  readonly json: string | null
  /** Number of generated facilities. */
  readonly facilities: number
  readonly rounds: number
  readonly roundMs: number
  readonly warmUpMs: number
}

/** Reads `--quick`, `--large` (ten times the facilities), `--growth`, `--accounts`, `--lighthouse`, `--profile` and `--json FILE`. */
export const readFlags = (args: readonly string[]): Flags => {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    quick: flag,
    large: flag,
    growth: flag,
    accounts: flag,
    lighthouse: flag,
    profile: flag,
    json: { type: 'string' },
  } as const
  const { quick, large, growth, accounts, lighthouse, profile, json } = parseArgs({ args: [...args], options }).values
  return {
    quick,
    growth,
    accounts: accounts ? [1000, quick ? 50_000 : 1_000_000] : null,
    lighthouse,
    profile,
    json: json === undefined ? null : path.resolve(json),
    facilities: quick ? 1200 : large ? 320_000 : 32_000,
    ...(quick ? { rounds: 1, roundMs: 100, warmUpMs: 50 } : { rounds: 5, roundMs: 2000, warmUpMs: 3000 }),
  }
}
