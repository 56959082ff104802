import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReadPriceList } from '#core/packages/price-list.port.ts'
import type { PriceListData } from '../contract/price-list.ts'

/** Returns the packages with their prices, and what limits a verified facility with and without one. */
export const ShowPriceList = define('product-landing/ShowPriceList', { readPriceList: ReadPriceList }, ({ readPriceList }) =>
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
  }),
)
