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
import type { FileBody } from '#core/plugin/body-types.ts'
import type { NewUpload } from '../contract/upload.ts'
import { StoreUpload } from '../services/store-upload.ts'
import { makeUploads } from '../services/uploads.ts'
import { UploadFile } from '../use-cases/own-uploads.ts'
import { makeMemoryUploads } from './memory-uploads.ts'

/** Files by their first bytes, as `fileTypeOf` and the pictures in memory know them. */
export const sampleFiles = {
  jpeg: { name: 'plac.jpg', mime: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2) },
  tooManyPixels: { name: 'plac.jpg', mime: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff) },
  gif: { name: 'plac.gif', mime: 'image/gif', bytes: new TextEncoder().encode('GIF89a...') },
  pdf: { name: 'odpis z KRS.pdf', mime: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7 test') },
  undrawablePdf: { name: 'odpis z KRS.pdf', mime: 'application/pdf', bytes: Uint8Array.of(...new TextEncoder().encode('%PDF-1.7 '), 0xff) },
  exe: { name: 'plac.jpg', mime: 'image/jpeg', bytes: new TextEncoder().encode('MZ executable') },
} satisfies Record<string, FileBody>

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
