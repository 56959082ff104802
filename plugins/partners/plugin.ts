import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { on } from '#core/plugin/reactions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { JsonFiles } from '#core/ports/json-files.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { InvitationAccepted } from '#plugins/accounts/contract/events.ts'
import { InvitedAccounts } from '#plugins/accounts/contract/invited-accounts.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { partnersCommands } from './commands/partner-import.ts'
import { partnersApi } from './contract/api.ts'
import { parseCredentials } from './domain/credentials.ts'
import { PartnerMembers } from './domain/members.port.ts'
import { partnersMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { partners } from './migrations/20261130150000-partners.ts'
import { MemberTable } from './persistence/member.table.ts'
import { makePartnerMembers } from './persistence/members.repository.ts'
import { partnersPersonal } from './personal-data.ts'
import { GrantWhenInvitationIsAccepted, makeGrantWhenInvitationIsAccepted } from './reactions/grant-when-invitation-is-accepted.ts'
import { GrantWaiting, makeGrantWaiting } from './services/grant-waiting.ts'
import { ImportRow, makeImportRow } from './services/import-row.ts'
import { ImportRows, makeImportRows } from './services/import-rows.ts'
import { partnersSettings } from './settings.ts'
import { ImportFile, makeImportFile } from './use-cases/import-file.ts'
import { ImportSigned, makeImportSigned } from './use-cases/import-signed.ts'

/** Accounts of directors whom a partner names. */
export const plugin = definePlugin({
  name: 'partners',
  dependsOn: ['accounts'],
  migrations: [partners],
  tables: [MemberTable],
  bindings: (bind) => {
    bind(PartnerMembers, makePartnerMembers, { db: Db })
    bind(GrantWaiting, makeGrantWaiting, {
      members: PartnerMembers,
      grants: Grants,
      permissions: Permissions,
      verification: FacilityVerification,
      accounts: Accounts,
      mailQueue: MailQueue,
    })
    bind(ImportRow, makeImportRow, {
      members: PartnerMembers,
      invited: InvitedAccounts,
      grantWaiting: GrantWaiting,
      mailQueue: MailQueue,
      audit: Audit,
      clock: Clock,
      transaction: Transaction,
    })
    bind(ImportRows, makeImportRows, { importRow: ImportRow })
    bind(ImportFile, makeImportFile, { files: JsonFiles, importRows: ImportRows })
    bind(
      ImportSigned,
      ({ settings, ...dependencies }) => makeImportSigned({ ...dependencies, credentials: parseCredentials(settings.PARTNERS_KEYS) }),
      { settings: partnersSettings.values, signatures: MessageSignatures, importRows: ImportRows, clock: Clock },
    )
    bind(GrantWhenInvitationIsAccepted, makeGrantWhenInvitationIsAccepted, { grantWaiting: GrantWaiting })
  },
  endpoints: implement(partnersApi, { importPartner: ImportSigned }),
  reactions: [on(InvitationAccepted, GrantWhenInvitationIsAccepted)],
  commands: partnersCommands,
  settings: partnersSettings,
  mails: partnersMails,
  personalData: partnersPersonal,
  messages: { pl, ua, en },
})
