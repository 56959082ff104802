import type { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'

/** Tells which kinds of notifications can reach an account. */
export interface NotificationAudiences {
  /** Returns the kinds of notifications that cannot reach it. */
  unreachableKindsOf(account: Pick<User, 'id' | 'type'>): Effect.Effect<ReadonlySet<string>>
}
export const NotificationAudiences = token<NotificationAudiences>('core/NotificationAudiences')
