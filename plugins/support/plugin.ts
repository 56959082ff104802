import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { facilityCommands } from './commands/facility.ts'
import { FacilityMerged, MergeUndone as MergeUndoneEvent } from './contract/events.ts'
import { supportEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { support } from './migrations/20261130130000-support.ts'
import { supportMergeKinds } from './migrations/20261216110000-support-merge-kinds.ts'
import { makeAuditLog } from './persistence/audit-log.query.ts'
import { makeFacilityDesk } from './persistence/facility-desk.repository.ts'
import { makeMailLog } from './persistence/mail-log.query.ts'
import { MergeTable } from './persistence/merge.table.ts'
import { makeMerges } from './persistence/merges.repository.ts'
import { supportPersonal } from './personal-data.ts'
import { makeLoadSupportLayout } from './use-cases/load-support-layout.ts'

/** The support area: facilities, tags, imports, audit log, mails and health of the installation. */
export const plugin = definePlugin({
  name: 'support',
  dependsOn: ['accounts', 'moderation', 'registers', 'tags'],
  migrations: [support, supportMergeKinds],
  tables: [MergeTable],
  providers: [makeFacilityDesk, makeMerges, makeAuditLog, makeMailLog, makeLoadSupportLayout],
  cacheInvalidations: [
    cacheInvalidation(FacilityMerged, ({ survivor, merged }) => [pageTags.facility(survivor), pageTags.facility(merged)]),
    cacheInvalidation(MergeUndoneEvent, ({ survivor, merged }) => [pageTags.facility(survivor), pageTags.facility(merged)]),
  ],
  endpoints: supportEndpoints,
  commands: facilityCommands,
  personalData: supportPersonal,
  messages: { pl, ua, en },
})
