import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThings, ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { RecordChange } from './record-change.ts'

/** Creates the way from reports to photos; the owner answers for them. */
export const ReportedPhotos = define(
  'gallery/ReportedPhotos',
  {
    galleries: Galleries,
    facilities: Facilities,
    knownFacilities: KnownFacilities,
    grants: Grants,
    recordChange: RecordChange,
    transaction: Transaction,
  },
  ({ galleries, facilities, knownFacilities, grants, recordChange, transaction }): ReportedThings => {
    return {
      find: Effect.fn('gallery.find-reported')(function* (actor: Actor, id: string) {
        const photo = yield* galleries.photo(id)
        const facility = photo && (yield* knownFacilities.find([photo.facilityId])).get(photo.facilityId)
        if (!photo || !facility || (photo.hidden && actor.kind !== 'platform')) return null
        return {
          id,
          revision: id,
          facilityId: facility.id,
          title: facility.name,
          text: photo.alt,
          picture: photo.url,
          authorIds: yield* grants.ownersOf(facility.id),
          isPublic: !photo.hidden,
          path: `/placowka/${facility.slug}#zdjecia`,
        }
      }),
      act: Effect.fn('gallery.moderate')(function* (actor: Actor, { id, act }: ThingAct) {
        const found = yield* galleries.photo(id)
        if (!found || act === 'remove') return yield* new SubjectChanged()
        yield* facilities.lock([found.facilityId])
        const hidden = act === 'hide'
        if (!(yield* galleries.hide(id, hidden))) return yield* new SubjectChanged()
        yield* recordChange(actor, found.facilityId, hidden ? 'photo-hidden' : 'photo-shown', { photo: id })
      }, transaction),
      locate: () => Effect.succeed(null),
    }
  },
)
