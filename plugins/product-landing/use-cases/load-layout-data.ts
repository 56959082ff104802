import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'

/** Layout data that makes the facilities' section appear on the home page; its numbers come from the catalogue. */
export const LoadProductLayoutData = define(
  'product-landing/LoadLayoutData',
  {},
  (): LoadLayoutData =>
    Effect.fn('product-landing.load-layout-data')(function* () {
      return yield* Effect.succeed({ forFacilities: true })
    }),
)
