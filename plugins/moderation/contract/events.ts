import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised each morning on which reviews wait longer than they should. */
export const ReviewsOverdue = eventKind('moderation.reviews-overdue', { overdue: Schema.Number, waiting: Schema.Number })
export type ReviewsOverdue = EventOf<typeof ReviewsOverdue>
