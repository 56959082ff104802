import { Effect } from 'effect'
import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { monthOf } from '#core/packages/month.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { listLimits } from '../contract/limits.ts'
import { insertEmployee, insertShadow } from './insert-rows.ts'

/** Creates functions that store employees and changes of copies of the facility. */
export const createRecords = ({ caller, copyFacility, find, rows }: ExampleContext) => ({
  /** Stores an employee of a copy of the facility; returns both ids. */
  employee: async () => {
    const facilityId = await copyFacility()
    return { facilityId, id: await insertEmployee({ rows }, facilityId) }
  },
  /** Stores changes of a copy of the facility. */
  shadow: async (state?: string, review?: Parameters<typeof insertShadow>[3]) =>
    insertShadow({ rows }, await copyFacility(), state, review),
  /** Uploads a photo of an employee of a facility. */
  upload: async (facilityId: string) => insertFacilityUpload({ rows }, { accountId: (await caller()).id, facilityId, purpose: 'employee' }),
  /** Copies the facility after its amenity edit of this month, so long ago that nothing corrects it any more. */
  edited: async () => {
    const id = await copyFacility('registered')
    const spent = { times: 1, begunAt: '2026-01-01T00:00:00.000Z' }
    await Effect.runPromise(find(LimitStore).setSpent(id, facilityLimits.amenityEdits.key, monthOf(new Date()), spent))
    return id
  },
  /** Copies the facility with as many employees as it may have. */
  full: async () => {
    const id = await copyFacility()
    for (let n = 0; n < listLimits.employees; n++) await insertEmployee({ rows }, id, n)
    return id
  },
})
