import { conditionalTab } from '#core/plugin/conditional-tabs.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { accountCommands } from './commands/account.ts'
import { facilityPermissions } from './contract/permissions.ts'
import { demoInstructions } from './demo/demo-accounts.ts'
import { accountsEndpoints } from './endpoints.ts'
import { accountsMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { accounts } from './migrations/20261124130000-accounts.ts'
import { factors } from './migrations/20261124140000-accounts-factors.ts'
import { accountsDevices } from './migrations/20261124170000-accounts-devices.ts'
import { oneTimePasswords } from './migrations/20261130140000-accounts-one-time-passwords.ts'
import { sessionEnds } from './migrations/20261229090000-accounts-session-ends.ts'
import { accountsNames } from './migrations/20261231090000-accounts-names.ts'
import { makeAccountOrigins, makeAccountStandings, makeAccounts, makeSupportAccounts } from './persistence/accounts.query.ts'
import { makeAccountRepository, makeBulkAccountRepository, makeOldPhotos } from './persistence/accounts.repository.ts'
import { makeOneTimeTokens } from './persistence/one-time-tokens.repository.ts'
import { makePasskeyRepository, makeSecondFactorRepository } from './persistence/second-factors.repository.ts'
import { makeSessionRepository } from './persistence/sessions.repository.ts'
import { accountsTables } from './persistence/tables.ts'
import { ownWaysToday } from './persistence/today.query.ts'
import { accountsPersonal } from './personal-data.ts'
import { makeHoldAccount, makeRenewAccess } from './services/access.ts'
import { makeIdentity } from './services/identity.ts'
import { makeInvitedAccounts } from './services/invite-accounts.ts'
import { makeProveIdentity } from './services/prove-identity.ts'
import { accountsSettings } from './settings.ts'
import { ReencryptSecrets } from './use-cases/operate-accounts.ts'
import { makeLoadAccountLayout } from './use-cases/own-account.ts'
import { MovePhotos } from './use-cases/photos.ts'
import { SeedDemo } from './use-cases/seed-demo.ts'
import { SeedLoad } from './use-cases/seed-load.ts'

/** Accounts: registration, sign-in, second factors and sessions. */
export const plugin = definePlugin({
  name: 'accounts',
  dependsOn: ['info-pages', 'uploads'],
  migrations: [accounts, factors, accountsDevices, oneTimePasswords, sessionEnds, accountsNames],
  settings: accountsSettings,
  tables: accountsTables,
  providers: [
    makeSecondFactorRepository,
    makePasskeyRepository,
    makeInvitedAccounts,
    makeBulkAccountRepository,
    makeSessionRepository,
    makeIdentity,
    makeLoadAccountLayout,
    makeAccountRepository,
    makeOneTimeTokens,
    makeAccounts,
    makeAccountOrigins,
    makeAccountStandings,
    makeSupportAccounts,
    makeHoldAccount,
    makeRenewAccess,
    makeProveIdentity,
    makeOldPhotos,
  ],
  endpoints: accountsEndpoints,
  jobs: [every({ at: '04:10' }, ReencryptSecrets), every({ minutes: 5 }, MovePhotos)],
  mails: accountsMails,
  permissions: Object.values(facilityPermissions),
  personalData: accountsPersonal,
  commands: accountCommands,
  demoSeed: SeedDemo,
  demoInstructions: demoInstructions,
  loadSeed: SeedLoad,
  conditionalTabs: [
    conditionalTab('facilites_list', 'exists (select 1 from access_grant g where g.account_id = a.id and cardinality(g.permissions) > 0)'),
  ],
  accountToday: [ownWaysToday],
  messages: { pl, ua, en },
})
