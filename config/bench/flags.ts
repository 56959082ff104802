import path from 'node:path'
import { parseArgs } from 'node:util'

/** What the one who runs the bench asks for. */
export interface Flags {
  /** One round of half a second on the demo seed: for a test of the bench itself, not for figures. */
  readonly quick: boolean
  /** Print where the processor time of our server and of Vike's floor goes, instead of the table. */
  readonly profile: boolean
  /** Where the table is also written as JSON. */
  readonly json: string | null
  readonly rounds: number
  readonly roundMs: number
  readonly warmUpMs: number
}

/** Reads `--quick`, `--profile` and `--json FILE`. */
export const readFlags = (words: readonly string[]): Flags => {
  const { values } = parseArgs({
    args: [...words],
    options: { quick: { type: 'boolean', default: false }, profile: { type: 'boolean', default: false }, json: { type: 'string' } },
  })
  const { quick, profile, json } = values
  return {
    quick,
    profile,
    json: json === undefined ? null : path.resolve(json),
    ...(quick ? { rounds: 1, roundMs: 500, warmUpMs: 300 } : { rounds: 5, roundMs: 2000, warmUpMs: 3000 }),
  }
}
