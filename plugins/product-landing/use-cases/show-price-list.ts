import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ReadPriceList } from '#core/packages/price-list.port.ts'
import type { PriceListData } from '../contract/price-list.ts'

/** Returns the packages with their prices, and what limits a verified facility with and without one. */
export const makeShowPriceList = ({ readPriceList }: { readonly readPriceList: ReadPriceList }) =>
  Effect.fn('product-landing.show-price-list')(function* (_: Actor, __: object) {
    const { packages, trialDays, limits } = yield* readPriceList()
    return {
      packages,
      trialDays,
      limits: limits.map(({ key, type, unit, installed, values }) => ({
        key,
        type,
        unit,
        installed,
        basic: values.registered,
        paid: values.premium,
      })),
    } satisfies PriceListData
  })

export type ShowPriceList = ReturnType<typeof makeShowPriceList>
export const ShowPriceList = token<ShowPriceList>('product-landing/ShowPriceList')
