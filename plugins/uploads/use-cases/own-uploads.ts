import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { uploadsApi } from '../contract/api.ts'
import { UploadInUse, UploadNotFound } from '../contract/errors.ts'
import type { NewUpload } from '../contract/upload.ts'
import { permissionFor } from '../domain/purpose-rules.ts'
import { UploadRepository } from '../domain/uploads.port.ts'
import { StoreUpload } from '../services/store-upload.ts'
import { viewOf } from '../services/view-upload.ts'

/** Stores a file for a purpose of the user's account, or of a facility whose data the user may change. */
export const UploadFile = handler(
  uploadsApi.uploadFile,
  { facilities: KnownFacilities, store: StoreUpload, signing: Signing, clock: Clock },
  ({ facilities, store, signing, clock }) => {
    /** Returns the facility of the upload; `null` for a purpose of accounts. */
    const facilityOf = Effect.fn('uploads.facility-of')(function* (user: User, { purpose, facility_id }: NewUpload) {
      const permission = permissionFor(purpose)
      if (!permission) return null
      if (facility_id === undefined) return yield* new Validation({ schema: { facility_id: ['FIELD_REQUIRED'] } })
      yield* requirePermission(user, permission, facility_id)
      if (!(yield* facilities.exists(facility_id))) return yield* new FacilityNotFound()
      return facility_id
    })
    return Effect.fn('uploads.upload-file')(function* (user, input) {
      const facilityId = yield* facilityOf(user, input)
      const { purpose, alt = '', file } = input
      return viewOf({ signing, clock }, yield* store({ accountId: user.id, purpose, facilityId, alt, file, counted: true }))
    })
  },
)

/** Removes an upload of the user that nothing has used; its files follow within a minute. */
export const RemoveUpload = handler(
  uploadsApi.removeUpload,
  { uploads: UploadRepository, transaction: Transaction },
  ({ uploads, transaction }) =>
    Effect.fn('uploads.remove-upload')(function* (user, { id }) {
      const [upload] = yield* uploads.byIds([id])
      if (upload?.account_id !== user.id) return yield* new UploadNotFound()
      if (!(yield* uploads.removeLoose(id, user.id))) return yield* new UploadInUse()
      return { status: 'removed' as const }
    }, transaction),
)
