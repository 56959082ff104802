import type { Token } from '#core/kernel/token.ts'
import { limitsOf } from '#core/packages/collect-limits.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { makeLimits } from '#core/packages/make-limits.ts'
import { PackageOffer, ReadPriceList } from '#core/packages/price-list.port.ts'
import { makeReadPriceList } from '#core/packages/read-price-list.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'

interface Dependencies {
  readonly plugins: readonly Plugin[]
  /** Finds what is bound to a token; `null` without the plugin that binds it. */
  readonly findBound: <Thing>(token: Token<Thing>) => Thing | null
}

/** Binds the limits of core and of all plugins, and the price list that follows from them. */
export const bindLimits = (bind: Bind, { plugins, findBound }: Dependencies): void => {
  const declared = limitsOf(plugins)
  bind(
    Limits,
    {
      store: LimitStore,
      events: Events,
      realtime: Realtime,
      clock: Clock,
      transaction: Transaction,
    },
    (dependencies) => makeLimits({ ...dependencies, declared, counterOf: findBound }),
  )
  bind(ReadPriceList, { limits: Limits }, ({ limits }) => makeReadPriceList({ limits, findOffer: () => findBound(PackageOffer) }))
}
