import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { uploadsApi } from './contract/api.ts'
import { filesPath } from './domain/addresses.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { uploads } from './migrations/20261130090000-uploads.ts'
import { evidenceUploads } from './migrations/20261210090100-uploads.ts'
import { platformUploads } from './migrations/20261220080000-uploads.ts'
import { chatUploads } from './migrations/20270102080000-uploads.ts'
import { RemovedUploadTable, UploadTable } from './persistence/tables.ts'
import { makeRemovedUploads, makeUploadRepository } from './persistence/uploads.repository.ts'
import { uploadsPersonal } from './personal-data.ts'
import { makeUploads } from './services/uploads.ts'
import { RemoveFiles, SweepFiles } from './use-cases/clean-up-files.ts'
import { FindFile } from './use-cases/find-file.ts'
import { RemoveUpload, UploadFile } from './use-cases/own-uploads.ts'

/** Files that users upload: checked, encoded anew, stored and served. */
export const plugin = definePlugin({
  name: 'uploads',
  migrations: [uploads, evidenceUploads, platformUploads, chatUploads],
  tables: [UploadTable, RemovedUploadTable],
  providers: [makeUploadRepository, makeRemovedUploads, makeUploads],
  endpoints: implement(uploadsApi, [UploadFile, RemoveUpload]),
  servedFiles: { path: filesPath, find: FindFile },
  jobs: [every({ minutes: 1 }, RemoveFiles), every({ at: '03:40' }, SweepFiles)],
  personalData: uploadsPersonal,
  messages: { pl, ua, en },
})
