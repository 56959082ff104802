import type { Effect } from 'effect'
import type { QueueRule } from '#core/kernel/queue-rule.ts'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from './rate-limit.ts'

/** Queues by action and key, shared by all processes: callers pass one after another, however many arrive at once. */
export interface SharedQueue {
  /** Takes a place and returns the milliseconds to wait for it; fails when the queue is full. */
  join(action: string, key: string, rule: QueueRule): Effect.Effect<number, TooManyRequests>
  /** Gives a place back. */
  leave(action: string, key: string, rule: QueueRule): Effect.Effect<void>
}
export const SharedQueue = token<SharedQueue>('core/SharedQueue')
