import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { setStanding } from '#config/quality/testing/store-standing.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import { Localities } from '#core/places/localities.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { Employees, PanelFacilities, Shadows } from '../domain/panel.port.ts'
import { storeFacility } from './store-facility.ts'

const permissions = ['facility-data/write', 'facility-ownership/write'] as const

/** Finds the ports of the panel, with one registered facility of an owner; `reviews`: calls of the review queue. */
export const makePanelFixture = async (database: UseCaseDatabase, values: FieldValues = {}) => {
  const audit = makeAudit()
  const events = makeEvents()
  const reviews: string[] = []
  const reviewQueue = {
    submit: ({ subjectId }: { readonly subjectId: string }) =>
      Effect.sync(() => {
        reviews.push(`submit ${subjectId}`)
        return { dueAt: '' }
      }),
    withdraw: (_: string, subjectId: string) => Effect.sync(() => void reviews.push(`withdraw ${subjectId}`)),
  }
  const accounts = {
    byIds: (ids: readonly string[]) =>
      Effect.succeed(ids.map((id) => ({ id, email: 'a@b.pl', first_name: 'Sylwia', last_name: 'Supportowa', language: 'pl' as const }))),
  }
  const territory: Territory = { metresOutside: (_, __, latitude) => (latitude > 52 ? 100_000 : 0) }
  const ports = {
    clock: database.clock,
    uploads: database.find(Uploads),
    audit,
    events,
    transaction: transactionWith(database, audit, events),
    limits: database.find(Limits),
    reviewQueue,
    accounts,
    tags: database.find(TagLookup),
    territory,
    facilities: database.find(Facilities),
    localities: database.find(Localities),
    tagging: database.find(Tagging),
    panelFacilities: database.find(PanelFacilities),
    employees: database.find(Employees),
    shadows: database.find(Shadows),
  }
  const facilityId = await storeFacility(database, values)
  await setStanding(database, facilityId, { status: 'registered', validUntil: null })
  const owner = aUser({ perms: { [facilityId]: permissions } })
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)
  return {
    ...ports,
    facilityId,
    owner,
    stranger: aUser({ id: newId() }),
    reviews,
    setStanding: (standing: FacilityStanding) => setStanding(database, facilityId, standing),
    shadowStatus: async () => (await run(ports.panelFacilities.byId(facilityId)))?.shadow_status,
    /** Stores a photo of a member of the staff that the owner has uploaded; returns its id. */
    uploadPhoto: () => insertFacilityUpload({ rows }, { accountId: owner.id, facilityId, purpose: 'employee' }),
    storedUploads: () => rows<{ id: string; attached_to: string | null }>('select id, attached_to from uploads_upload'),
  }
}
