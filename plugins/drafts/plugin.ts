import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { draftsApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { drafts } from './migrations/20270114090000-drafts.ts'
import { draftsOfDeleted } from './migrations/20270120090000-drafts.ts'
import { draftsOfParts } from './migrations/20270122091000-drafts.ts'
import { makeDrafts } from './persistence/drafts.repository.ts'
import { DraftTable } from './persistence/tables.ts'
import { draftsPersonal } from './personal-data.ts'
import { ListDrafts, ReencryptDrafts, RemoveDraft, SaveDraft, ShowDraft } from './use-cases/drafts.ts'

/** Drafts of forms, by which nothing that was typed is lost. */
export const plugin = definePlugin({
  name: 'drafts',
  dependsOn: ['accounts', 'uploads'],
  migrations: [drafts, draftsOfDeleted, draftsOfParts],
  tables: [DraftTable],
  providers: [makeDrafts],
  endpoints: implement(draftsApi, [ListDrafts, ShowDraft, SaveDraft, RemoveDraft]),
  // Before backups at night.
  jobs: [every({ at: '04:25' }, ReencryptDrafts)],
  personalData: draftsPersonal,
  messages: { pl, ua, en },
})
