import { limitsOf } from '#core/packages/collect-limits.ts'
import type { Limit } from '#core/packages/limit.ts'
import { makeLimits } from '#core/packages/make-limits.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { makeLimitStore } from './limit-store.ts'
import { makeRealtime } from './realtime.ts'

interface Dependencies {
  readonly store: ReturnType<typeof makeLimitStore>
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
  readonly realtime?: Realtime
  /** Limits of a plugin, besides those of core. */
  readonly declared?: readonly Limit[]
}

/** Creates the limits of core, and of a plugin, over an in-memory store; nothing counts what is stored. */
export const makeMemoryLimits = ({ declared = [], realtime = makeRealtime(), ...rest }: Dependencies) =>
  makeLimits({ ...rest, realtime, declared: limitsOf([{ name: 'plugin', limits: declared }]), counterOf: () => null })
