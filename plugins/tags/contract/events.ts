import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when a tag was created, changed or deleted. */
export interface TagsChanged extends DomainEvent {
  readonly name: 'tags.changed'
  readonly tag: string
}
export const TagsChanged = eventKind<TagsChanged>('tags.changed')

/** Raised when every process has read the changed tags. */
export interface TagsReread extends DomainEvent {
  readonly name: 'tags.reread'
  readonly tag: string
}
export const TagsReread = eventKind<TagsReread>('tags.reread')
