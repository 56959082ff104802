import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Claim } from '../domain/claim.ts'
import { ReadClaims } from './read-claims.ts'

/** Reads one claim as its claimant sees it. */
export const ReadClaim = define('claims/ReadClaim', { readClaims: ReadClaims }, ({ readClaims }) =>
  Effect.fn('claims.read-one')(function* (claim: Claim) {
    const [view] = yield* readClaims([claim])
    return view ?? (yield* Effect.die(new Error(`Claim ${claim.id} was not read`)))
  }),
)

export type ReadClaim = PortOf<typeof ReadClaim>
