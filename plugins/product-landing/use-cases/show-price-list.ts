import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ReadPriceList } from '#plugins/packages/contract/queries.ts'

/** Returns the packages with their prices and limits. */
export const makeShowPriceList = ({ readPriceList }: { readonly readPriceList: ReadPriceList }) =>
  Effect.fn('product-landing.show-price-list')(function* (_: Actor, __: object) {
    return yield* readPriceList()
  })

export type ShowPriceList = ReturnType<typeof makeShowPriceList>
export const ShowPriceList = token<ShowPriceList>('product-landing/ShowPriceList')
