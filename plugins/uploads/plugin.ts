import { Db } from '#adapters/postgres/unit-of-work.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { Clock } from '#core/ports/clock.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { VirusScanner } from '#core/ports/virus-scanner.ts'
import { Uploads } from './contract/queries.ts'
import { filesPath } from './domain/addresses.ts'
import { RemovedUploads, UploadRepository } from './domain/uploads.port.ts'
import { uploadsEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { uploads } from './migrations/20261130090000-uploads.ts'
import { evidenceUploads } from './migrations/20261210090100-uploads.ts'
import { makeRemovedUploads } from './persistence/removed-uploads.repository.ts'
import { RemovedUploadTable, UploadTable } from './persistence/upload.table.ts'
import { makeUploadRepository } from './persistence/uploads.repository.ts'
import { UploadFiles, uploadsPersonal } from './personal-data.ts'
import { makeRemoveFilesOf, RemoveFilesOf } from './services/remove-files.ts'
import { makeStoreUpload, StoreUpload } from './services/store-upload.ts'
import { makeUploadFiles } from './services/upload-files.ts'
import { makeUploads } from './services/uploads.ts'
import { FindFile, makeFindFile } from './use-cases/find-file.ts'
import { makeRemoveFiles, RemoveFiles } from './use-cases/remove-files.ts'
import { makeRemoveUpload, RemoveUpload } from './use-cases/remove-upload.ts'
import { makeSweepFiles, SweepFiles } from './use-cases/sweep-files.ts'
import { makeUploadFile, UploadFile } from './use-cases/upload-file.ts'

/** Files that users upload: checked, encoded anew, stored and served. */
export const plugin = definePlugin({
  name: 'uploads',
  migrations: [uploads, evidenceUploads],
  tables: [UploadTable, RemovedUploadTable],
  bindings: (bind) => {
    const ports = { uploads: UploadRepository, files: FileStore, clock: Clock }
    const writing = { ...ports, transaction: Transaction }
    bind(UploadRepository, makeUploadRepository, { db: Db })
    bind(RemovedUploads, makeRemovedUploads, { db: Db })
    bind(StoreUpload, makeStoreUpload, { ...writing, pictures: Pictures, scanner: VirusScanner })
    bind(Uploads, makeUploads, { ...writing, signing: Signing, store: StoreUpload })
    bind(RemoveFilesOf, makeRemoveFilesOf, { files: FileStore })
    bind(UploadFiles, makeUploadFiles, { uploads: UploadRepository, files: FileStore })
    bind(UploadFile, makeUploadFile, { facilities: KnownFacilities, store: StoreUpload, signing: Signing, clock: Clock })
    bind(RemoveUpload, makeRemoveUpload, { uploads: UploadRepository, transaction: Transaction })
    bind(FindFile, makeFindFile, { uploads: UploadRepository, signing: Signing, clock: Clock })
    bind(RemoveFiles, makeRemoveFiles, { removed: RemovedUploads, removeFilesOf: RemoveFilesOf, transaction: Transaction })
    bind(SweepFiles, makeSweepFiles, ports)
  },
  endpoints: uploadsEndpoints,
  servedFiles: { path: filesPath, find: FindFile },
  jobs: [every({ minutes: 1 }, RemoveFiles), every({ at: '03:40' }, SweepFiles)],
  personalData: uploadsPersonal,
  messages: { pl, ua, en },
})
