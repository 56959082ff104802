import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ReviewsOverdue } from '../contract/events.ts'
import { Reviews } from '../domain/reviews.port.ts'

/** Tells support once a day how many reviews are overdue; nothing while all are in time. */
export const TellOverdue = define(
  'moderation/TellOverdue',
  { reviews: Reviews, events: Events, clock: Clock, transaction: Transaction },
  ({ reviews, events, clock, transaction }) =>
    Effect.fn('moderation.tell-overdue')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      const kinds = yield* reviews.counts(clock.now().toISOString())
      const sum = (count: 'overdue' | 'waiting') => kinds.reduce((total, kind) => total + kind[count], 0)
      const overdue = sum('overdue')
      if (overdue > 0) yield* events.emit(ReviewsOverdue.of({ overdue, waiting: sum('waiting') }))
      return { overdue }
    }, transaction),
)
