import path from 'node:path'
import { parseArgs } from 'node:util'

/** What the one who runs the bench asks for. */
export interface Flags {
  /** One round of half a second on few facilities, nothing imported: for a test of the bench itself, not for figures. */
  readonly quick: boolean
  /** Print where the processor time of our server and of Vike's floor goes, instead of the table. */
  readonly profile: boolean
  /** Hold the plans of 32,000 facilities against those of 3,200,000, instead of the table. */
  readonly growth: boolean
  /** Hold signing in, refreshing and being known among a thousand accounts against a million (50,000 where it is quick), instead of the table. */
  readonly accounts: readonly [few: number, many: number] | null
  /** Run Lighthouse over each kind of page, instead of the table. */
  readonly lighthouse: boolean
  /** Where the table is also written as JSON. */
  readonly json: string | null
  /** How many made-up facilities the pages are served from. */
  readonly facilities: number
  readonly rounds: number
  readonly roundMs: number
  readonly warmUpMs: number
}

/** Reads `--quick`, `--large` (ten times the facilities), `--growth`, `--accounts`, `--lighthouse`, `--profile` and `--json FILE`. */
export const readFlags = (words: readonly string[]): Flags => {
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
  const { quick, large, growth, accounts, lighthouse, profile, json } = parseArgs({ args: [...words], options }).values
  return {
    quick,
    growth,
    accounts: accounts ? [1000, quick ? 50_000 : 1_000_000] : null,
    lighthouse,
    profile,
    json: json === undefined ? null : path.resolve(json),
    facilities: quick ? 1200 : large ? 320_000 : 32_000,
    ...(quick ? { rounds: 1, roundMs: 500, warmUpMs: 300 } : { rounds: 5, roundMs: 2000, warmUpMs: 3000 }),
  }
}
