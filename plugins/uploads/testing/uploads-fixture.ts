import { aUser } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeFileStore } from '#adapters/memory/file-store.ts'
import { makePdfPreviews } from '#adapters/memory/pdf-previews.ts'
import { makePictures } from '#adapters/memory/pictures.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeVirusScanner } from '#adapters/memory/virus-scanner.ts'
import type { User } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { NewUpload } from '../contract/upload.ts'
import { StoreUpload } from '../services/store-upload.ts'
import { makeUploads } from '../services/uploads.ts'
import { UploadFile } from '../use-cases/own-uploads.ts'
import { makeMemoryUploads } from './memory-uploads.ts'
import { sampleFiles } from './sample-files.ts'

/** Creates the ports of the plugin in memory, its services, a user who may write data and news of `facilityId`, and `upload`. */
export const makeUploadsFixture = () => {
  const clock = makeClock()
  const memory = makeMemoryUploads()
  const files = makeFileStore(clock)
  const ports = {
    ...memory,
    files,
    clock,
    signing: makeSigning({ clock }),
    pictures: makePictures(),
    previews: makePdfPreviews(),
    scanner: makeVirusScanner(),
    transaction: makeTransaction(memory),
  }
  const store = makeOf(StoreUpload)(ports)
  const services = { store, service: makeUploads({ ...ports, store }) }
  const facilityId = newId()
  memory.facilityIds.add(facilityId)
  const user = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write', 'facility-publications/write'] } })
  const uploadFile = makeOf(UploadFile)(ports)
  const upload = (over: Partial<NewUpload> = {}, actor: User = user) =>
    run(uploadFile(actor, { file: sampleFiles.jpeg, purpose: 'gallery', facility_id: facilityId, ...over }))
  return { ...ports, ...services, uploadFile, upload, user, facilityId, keys: () => [...files.files.keys()] }
}
