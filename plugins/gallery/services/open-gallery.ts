import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { token } from '#core/kernel/token.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Galleries } from '../domain/galleries.port.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly galleries: Galleries
}

/** Opens a gallery for a change: checks that the actor may, locks the facility, and refuses a version that is not the newest. */
export const makeOpenGallery = ({ facilities, galleries }: Dependencies) => {
  const open = Effect.fn('gallery.open')(function* (actor: Actor, facilityId: string) {
    yield* requirePermission(actor, writeFacilityData, facilityId)
    const [locked] = yield* facilities.lock([facilityId])
    if (locked === undefined) return yield* new FacilityNotFound()
    return yield* galleries.of(facilityId)
  })
  const openVersion = Effect.fn('gallery.open-version')(function* (actor: Actor, facilityId: string, version: number | undefined) {
    const gallery = yield* open(actor, facilityId)
    if (version === undefined || version === gallery.version) return gallery
    return yield* new VersionConflict({ detail: `Changed at ${gallery.changed_at}; the newest version is ${gallery.version}.` })
  })
  return { open, openVersion }
}

export type OpenGallery = ReturnType<typeof makeOpenGallery>
export const OpenGallery = token<OpenGallery>('gallery/OpenGallery')
