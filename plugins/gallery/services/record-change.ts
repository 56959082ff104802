import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import { GalleryChanged } from '../contract/events.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import { coverOf } from '../domain/gallery.ts'

interface Dependencies {
  readonly galleries: Galleries
  readonly facilityCovers: FacilityCovers
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
}

/** Change of a gallery, as the audit log names it. */
export type GalleryAction =
  | 'photo-added'
  | 'photo-hidden'
  | 'photo-shown'
  | 'photo-described'
  | 'photo-removed'
  | 'photos-sorted'
  | 'photos-cleared'

/** Records a change that was stored: raises the version, saves the cover for cards, writes the audit log, and makes the profile stale. */
export const makeRecordChange = ({ galleries, facilityCovers, audit, events, clock }: Dependencies) =>
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
  })

export type RecordChange = ReturnType<typeof makeRecordChange>
export const RecordChange = token<RecordChange>('gallery/RecordChange')
