import { Schema } from 'effect'
import { eventKind } from '#core/ports/events.ts'

/** Raised when photos of a facility, their order or their texts have changed. */
export const GalleryChanged = eventKind('gallery.changed', { facilityId: Schema.String })
