import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { setStanding, storeStanding } from '#config/quality/testing/store-standing.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { ViewGallery } from '../services/gallery.ts'
import { AddPhoto } from '../use-cases/gallery.ts'

interface StoredUpload {
  readonly attached_to: string | null
  readonly loose_since: Date | null
}

/** Finds the ports and makes the services of the gallery, with a facility, its owner, and a stranger. */
export const makeGalleryFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const audit = makeAudit()
  const events = makeEvents()
  const ports = {
    galleries: database.find(Galleries),
    facilityCovers: database.find(FacilityCovers),
    facilities: database.find(Facilities),
    knownFacilities: database.find(KnownFacilities),
    uploads: database.find(Uploads),
    limits: database.find(Limits),
    audit,
    events,
    clock,
    transaction: transactionWith(database, audit, events),
  }
  const services = { viewGallery: makeOf(ViewGallery)(ports) }
  const addPhoto = makeOf(AddPhoto)({ ...ports, ...services })
  const facilityId = await storeStanding(database, { status: 'registered', validUntil: null })
  const owner = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write'] } })
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)
  /** Stores a picture that the owner has uploaded; returns its id. */
  const upload = async ({ purpose = 'gallery' as 'gallery' | 'employee', alt = '' } = {}) => {
    const id = await insertFacilityUpload({ rows }, { accountId: owner.id, facilityId, purpose })
    await rows('update uploads_upload set alt = ? where id = ?', [alt, id])
    return id
  }
  /** Uploads a picture and adds it; returns its id. */
  const add = async (alt = '') => {
    const upload_id = await upload()
    await run(addPhoto(owner, { id: facilityId, upload_id, alt }))
    return upload_id
  }
  return {
    ...ports,
    ...services,
    addPhoto,
    add,
    upload,
    owner,
    facilityId,
    stranger: aUser({ id: newId() }),
    setPremium: (validUntil: string) => setStanding(database, facilityId, { status: 'premium', validUntil }),
    deleteFacility: () => rows('update facility set deleted_at = ? where id = ?', [clock.now(), facilityId]),
    uploadOf: async (id: string) => (await rows<StoredUpload>('select attached_to, loose_since from uploads_upload where id = ?', [id]))[0],
    /** Returns the focal point of the picture that cards show. */
    coverFocus: async () =>
      (await rows<{ cover_focus: unknown }>('select cover_focus from facility where id = ?', [facilityId]))[0]?.cover_focus,
    /** Returns the picture that cards show. */
    cover: async () => (await rows<{ cover: string | null }>('select cover from facility where id = ?', [facilityId]))[0]?.cover,
  }
}
