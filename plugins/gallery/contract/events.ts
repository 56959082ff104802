import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when photos of a facility, their order or their texts have changed. */
export interface GalleryChanged extends DomainEvent {
  readonly name: 'gallery.changed'
  readonly facilityId: string
}
export const GalleryChanged = eventKind<GalleryChanged>('gallery.changed')
