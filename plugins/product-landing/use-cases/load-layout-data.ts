import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'

/** Layout data that makes the facilities' section appear on the home page; its numbers come from the catalogue. */
export const makeLoadProductLayoutData = (): LoadLayoutData =>
  Effect.fn('product-landing.load-layout-data')(function* () {
    return yield* Effect.succeed({ forFacilities: true })
  })

export const LoadProductLayoutData = token<LoadLayoutData>('product-landing/LoadLayoutData')
