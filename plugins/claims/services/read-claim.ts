import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Claim } from '../domain/claim.ts'
import type { ReadClaims } from './read-claims.ts'

/** Reads one claim as its claimant sees it. */
export const makeReadClaim = ({ readClaims }: { readonly readClaims: ReadClaims }) =>
  Effect.fn('claims.read-one')(function* (claim: Claim) {
    const [view] = yield* readClaims([claim])
    return view ?? (yield* Effect.die(new Error(`Claim ${claim.id} was not read`)))
  })

export type ReadClaim = ReturnType<typeof makeReadClaim>
export const ReadClaim = token<ReadClaim>('claims/ReadClaim')
