import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { GalleryChanged } from '../contract/events.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { coverOf } from '../domain/gallery.ts'

/** Change of a gallery, as the audit log names it. */
export type GalleryAction =
  | 'photo-added'
  | 'photo-hidden'
  | 'photo-shown'
  | 'photo-described'
  | 'photo-focused'
  | 'photo-removed'
  | 'photos-sorted'
  | 'photos-cleared'

/** Records a change that was stored: raises the version, saves the cover for cards, writes the audit log, and makes the profile stale. */
export const RecordChange = define(
  'gallery/RecordChange',
  { galleries: Galleries, facilityCovers: FacilityCovers, audit: Audit, events: Events, clock: Clock },
  ({ galleries, facilityCovers, audit, events, clock }) =>
    Effect.fn('gallery.record-change')(function* (
      actor: Actor,
      facilityId: string,
      action: GalleryAction,
      about: Readonly<Record<string, string | number>>,
    ) {
      yield* galleries.raiseVersion(facilityId, clock.now().toISOString())
      yield* facilityCovers.save(facilityId, coverOf(yield* galleries.of(facilityId)))
      yield* audit.record({ actor, action: `gallery.${action}`, subject: null, about: { facility: facilityId, ...about } })
      yield* events.emit(GalleryChanged.of({ facilityId }))
    }),
)
