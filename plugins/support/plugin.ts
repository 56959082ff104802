import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { facilityCommands } from './commands/facility.ts'
import { supportApi } from './contract/api.ts'
import { FacilityMerged, MergeUndone as MergeUndoneEvent } from './contract/events.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { support } from './migrations/20261130130000-support.ts'
import { supportMergeKinds } from './migrations/20261216110000-support-merge-kinds.ts'
import { supportRetention } from './migrations/20261229091000-support-retention.ts'
import { decidedDrafts } from './migrations/20270122095000-support.ts'
import { makeFacilityDesk } from './persistence/facility-desk.repository.ts'
import { makeAuditLog, makeMailLog } from './persistence/logs.query.ts'
import { makeMerges } from './persistence/merges.repository.ts'
import { MergeTable } from './persistence/tables.ts'
import { supportPersonal } from './personal-data.ts'
import { CorrectFacts } from './use-cases/correct-facts.ts'
import { DeleteFacility, ListFacilities, SetActivity, SetStatus, ShowFacility } from './use-cases/facilities.ts'
import { ListAudit } from './use-cases/list-audit.ts'
import { ListMails } from './use-cases/list-mails.ts'
import { MergeFacilities } from './use-cases/merge-facilities.ts'
import { ListMerges, ShowMerge } from './use-cases/merges.ts'
import { CheckAudit, makeLoadSupportLayout, RetryMail, ShowHealth } from './use-cases/operations.ts'
import { UndoMerge } from './use-cases/undo-merge.ts'

/** The support area: facilities, tags, imports, audit log, mails and health of the installation. */
export const plugin = definePlugin({
  name: 'support',
  dependsOn: ['accounts', 'drafts', 'moderation', 'registers', 'tags'],
  migrations: [support, supportMergeKinds, supportRetention, decidedDrafts],
  tables: [MergeTable],
  providers: [makeFacilityDesk, makeMerges, makeAuditLog, makeMailLog, makeLoadSupportLayout],
  cacheInvalidations: [
    cacheInvalidation(FacilityMerged, ({ survivor, merged }) => [pageTags.facility(survivor), pageTags.facility(merged)]),
    cacheInvalidation(MergeUndoneEvent, ({ survivor, merged }) => [pageTags.facility(survivor), pageTags.facility(merged)]),
  ],
  endpoints: implement(supportApi, [
    ListFacilities,
    ShowFacility,
    CorrectFacts,
    SetStatus,
    SetActivity,
    DeleteFacility,
    MergeFacilities,
    ListMerges,
    ShowMerge,
    UndoMerge,
    ListAudit,
    CheckAudit,
    ListMails,
    RetryMail,
    ShowHealth,
  ]),
  commands: facilityCommands,
  personalData: supportPersonal,
  messages: { pl, ua, en },
})
