import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { on } from '#core/plugin/reactions.ts'
import { InvitationAccepted } from '#plugins/accounts/contract/events.ts'
import { partnersCommands } from './commands/partner-import.ts'
import { partnersApi } from './contract/api.ts'
import { partnersMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { partners } from './migrations/20261130150000-partners.ts'
import { makePartnerMembers } from './persistence/members.repository.ts'
import { MemberTable } from './persistence/tables.ts'
import { partnersPersonal } from './personal-data.ts'
import { GrantWhenInvitationIsAccepted } from './reactions/grant-when-invitation-is-accepted.ts'
import { partnersSettings } from './settings.ts'
import { ImportSigned } from './use-cases/import-signed.ts'

/** Accounts of directors whom a partner names. */
export const plugin = definePlugin({
  name: 'partners',
  dependsOn: ['accounts'],
  migrations: [partners],
  tables: [MemberTable],
  providers: [makePartnerMembers],
  endpoints: implement(partnersApi, [ImportSigned]),
  reactions: [on(InvitationAccepted, GrantWhenInvitationIsAccepted)],
  commands: partnersCommands,
  settings: partnersSettings,
  mails: partnersMails,
  personalData: partnersPersonal,
  messages: { pl, ua, en },
})
