import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMemoryFacilityCovers } from '#adapters/memory/facility-covers.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { ViewGallery } from '../services/gallery.ts'
import { AddPhoto } from '../use-cases/gallery.ts'
import { makeMemoryGalleries } from './memory-galleries.ts'

/** Creates the ports and services of the gallery in memory, with a facility, its owner, and a stranger. */
export const makeGalleryFixture = () => {
  const { galleries, deleted, snapshot } = makeMemoryGalleries()
  const {
    service: uploads,
    upload,
    user: owner,
    facilityId,
    facilityIds,
    clock,
    rows: uploadRows,
    snapshot: ofUploads,
  } = makeUploadsFixture()
  const audit = makeAudit()
  const events = makeEvents()
  const limitStore = makeLimitStore()
  const facilityCovers = makeMemoryFacilityCovers()
  const transaction = makeTransaction({ snapshot }, facilityCovers, { snapshot: ofUploads }, audit, events, limitStore)
  const limits = makeMemoryLimits({ store: limitStore, events, clock, transaction })
  limitStore.standings.set(facilityId, { status: 'registered', validUntil: null })
  const facilities = { lock: (ids) => Effect.sync(() => ids.filter((id) => facilityIds.has(id))) } as Pick<Facilities, 'lock'> as Facilities
  const knownFacilities = makeMemoryKnownFacilities(() => [...facilityIds].map((id) => aKnownFacility({ id })))
  const ports = { galleries, facilityCovers, facilities, knownFacilities, uploads, limits, audit, events, clock, transaction }
  const services = {
    viewGallery: makeOf(ViewGallery)(ports),
  }
  const addPhoto = makeOf(AddPhoto)({ ...ports, ...services })
  /** Uploads a picture and adds it; returns its id. */
  const add = async (alt = '') => {
    const { id: upload_id } = await upload()
    await run(addPhoto(owner, { id: facilityId, upload_id, alt }))
    return upload_id
  }
  const setPremium = (validUntil: string) => limitStore.standings.set(facilityId, { status: 'premium', validUntil })
  const stranger = aUser({ id: newId() })
  return { ...ports, ...services, addPhoto, add, upload, setPremium, owner, stranger, facilityId, deleted, uploadRows, facilityIds }
}
