import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'

/** What the front door needs for the facilities' band: no more than that there are pages for them; its numbers are the catalogue's. */
export const makeReadLayout = (): LoadLayoutData =>
  Effect.fn('product-landing.read-layout')(function* () {
    return yield* Effect.succeed({ forFacilities: true })
  })

export const ReadLayout = token<LoadLayoutData>('product-landing/ReadLayout')
