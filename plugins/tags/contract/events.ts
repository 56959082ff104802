import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when a tag was created, changed or deleted. */
export const TagsChanged = eventKind('tags.changed', { tag: Schema.String })
export type TagsChanged = EventOf<typeof TagsChanged>

/** Raised when every process has read the changed tags. */
export const TagsReread = eventKind('tags.reread', { tag: Schema.String })
export type TagsReread = EventOf<typeof TagsReread>
