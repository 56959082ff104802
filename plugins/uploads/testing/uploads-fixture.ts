import { aUser } from '#adapters/memory/actors.ts'
import { makeFileStore } from '#adapters/memory/file-store.ts'
import { makePdfPreviews } from '#adapters/memory/pdf-previews.ts'
import { makePictures } from '#adapters/memory/pictures.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeVirusScanner } from '#adapters/memory/virus-scanner.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { User } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { NewUpload } from '../contract/upload.ts'
import { RemovedUploads, UploadRepository } from '../domain/uploads.port.ts'
import { StoreUpload } from '../services/store-upload.ts'
import { makeUploads } from '../services/uploads.ts'
import { UploadFile } from '../use-cases/own-uploads.ts'
import { sampleFiles } from './sample-files.ts'
import { storeFacility } from './store-facility.ts'

/**
 * Finds the repositories of the plugin, and creates its services over files in memory, a user who may write data and news of
 * `facilityId`, and `upload`.
 */
export const makeUploadsFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const files = makeFileStore(clock)
  // A copy, so that a test may replace one of its methods.
  const uploads = { ...database.find(UploadRepository) }
  const ports = {
    uploads,
    removed: database.find(RemovedUploads),
    facilities: database.find(KnownFacilities),
    files,
    clock,
    signing: makeSigning({ clock }),
    pictures: makePictures(),
    previews: makePdfPreviews(),
    scanner: makeVirusScanner(),
    transaction: database.find(Transaction),
  }
  const store = makeOf(StoreUpload)(ports)
  const services = { store, service: makeUploads({ ...ports, store }) }
  const facilityId = await storeFacility(database)
  const user = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write', 'facility-publications/write'] } })
  const uploadFile = makeOf(UploadFile)(ports)
  const upload = (over: Partial<NewUpload> = {}, actor: User = user) =>
    run(uploadFile(actor, { file: sampleFiles.jpeg, purpose: 'gallery', facility_id: facilityId, ...over }))
  return {
    ...ports,
    ...services,
    uploadFile,
    upload,
    user,
    facilityId,
    keys: () => [...files.files.keys()],
    /** Returns an upload as it is stored. */
    stored: async (id: string) => (await run(uploads.byIds([id])))[0],
    countUploads: async () => (await rowsOf(database, 'select 1 from uploads_upload')).length,
  }
}
