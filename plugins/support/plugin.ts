import { Db } from '#adapters/postgres/unit-of-work.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { Overview } from '#core/overview/overview.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Audit } from '#core/ports/audit.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { InstallationHealth } from '#core/ports/installation-health.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { facilityCommands } from './commands/facility.ts'
import { FacilityMerged, MergeUndone as MergeUndoneEvent } from './contract/events.ts'
import { LoadSupportLayout } from './contract/ui.ts'
import { AuditLog } from './domain/audit-log.port.ts'
import { FacilityDesk } from './domain/facility-desk.port.ts'
import { MailLog } from './domain/mail-log.port.ts'
import { Merges } from './domain/merges.port.ts'
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
import { makeReadFacility, ReadFacility } from './services/read-facility.ts'
import { CheckAudit, makeCheckAudit } from './use-cases/check-audit.ts'
import { CorrectFacts, makeCorrectFacts } from './use-cases/correct-facts.ts'
import { DeleteFacility, makeDeleteFacility } from './use-cases/delete-facility.ts'
import { DescribeFacility, makeDescribeFacility } from './use-cases/describe-facility.ts'
import { ListAudit, makeListAudit } from './use-cases/list-audit.ts'
import { ListFacilities, makeListFacilities } from './use-cases/list-facilities.ts'
import { ListMails, makeListMails } from './use-cases/list-mails.ts'
import { ListMerges, makeListMerges } from './use-cases/list-merges.ts'
import { makeLoadSupportLayout } from './use-cases/load-support-layout.ts'
import { MergeFacilities, makeMergeFacilities } from './use-cases/merge-facilities.ts'
import { makeRetryMail, RetryMail } from './use-cases/retry-mail.ts'
import { makeSetActivity, SetActivity } from './use-cases/set-activity.ts'
import { makeSetStatus, SetStatus } from './use-cases/set-status.ts'
import { makeSetStatusByName, SetStatusByName } from './use-cases/set-status-by-name.ts'
import { makeShowFacility, ShowFacility } from './use-cases/show-facility.ts'
import { makeShowHealth, ShowHealth } from './use-cases/show-health.ts'
import { makeShowMerge, ShowMerge } from './use-cases/show-merge.ts'
import { makeUndoMerge, UndoMerge } from './use-cases/undo-merge.ts'

/** The support area: facilities, tags, imports, audit log, mails and health of the installation. */
export const plugin = definePlugin({
  name: 'support',
  dependsOn: ['accounts', 'moderation', 'registers', 'tags'],
  migrations: [support, supportMergeKinds],
  tables: [MergeTable],
  bindings: (bind) => {
    bind(FacilityDesk, makeFacilityDesk, { db: Db })
    bind(Merges, makeMerges, { db: Db })
    bind(AuditLog, makeAuditLog, { db: Db })
    bind(MailLog, makeMailLog, { db: Db })
    bind(ReadFacility, makeReadFacility, { desk: FacilityDesk, accounts: AccountOrigins })
    bind(LoadSupportLayout, makeLoadSupportLayout, { overview: Overview })

    const changing = { desk: FacilityDesk, readFacility: ReadFacility, audit: Audit, transaction: Transaction }
    const correcting = { ...changing, restateFacility: RestateFacility }
    bind(ListFacilities, makeListFacilities, { desk: FacilityDesk })
    bind(ShowFacility, makeShowFacility, { readFacility: ReadFacility })
    bind(DescribeFacility, makeDescribeFacility, { desk: FacilityDesk, readFacility: ReadFacility })
    bind(CorrectFacts, makeCorrectFacts, { ...correcting, gazetteer: Gazetteer, clock: Clock })
    bind(SetActivity, makeSetActivity, correcting)
    bind(SetStatus, makeSetStatus, { ...changing, realtime: Realtime })
    bind(SetStatusByName, makeSetStatusByName, { desk: FacilityDesk, setStatus: SetStatus })
    bind(DeleteFacility, makeDeleteFacility, { desk: FacilityDesk, audit: Audit, clock: Clock, transaction: Transaction })

    const building = { facilities: Facilities, localities: Localities, tagging: Tagging }
    const merged = { merges: Merges, kinds: MergedKinds }
    const merging = {
      ...building,
      ...merged,
      readFacility: ReadFacility,
      audit: Audit,
      events: Events,
      clock: Clock,
      transaction: Transaction,
    }
    bind(MergeFacilities, makeMergeFacilities, { ...merging, desk: FacilityDesk })
    bind(UndoMerge, makeUndoMerge, merging)
    bind(ShowMerge, makeShowMerge, merged)
    bind(ListMerges, makeListMerges, { merges: Merges })

    bind(ListAudit, makeListAudit, { log: AuditLog, accounts: AccountOrigins })
    bind(CheckAudit, makeCheckAudit, { verifyAudit: VerifyAudit, trail: AuditTrail })
    bind(ListMails, makeListMails, { log: MailLog })
    bind(RetryMail, makeRetryMail, { log: MailLog, audit: Audit, clock: Clock, transaction: Transaction })
    bind(ShowHealth, makeShowHealth, { health: InstallationHealth })
  },
  cacheInvalidations: [
    cacheInvalidation(FacilityMerged, ({ survivor, merged }) => [pageTags.facility(survivor), pageTags.facility(merged)]),
    cacheInvalidation(MergeUndoneEvent, ({ survivor, merged }) => [pageTags.facility(survivor), pageTags.facility(merged)]),
  ],
  endpoints: supportEndpoints,
  commands: facilityCommands,
  personalData: supportPersonal,
  messages: { pl, ua, en },
})
