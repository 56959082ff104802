import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { PendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { bindFactors } from './bindings/factors.ts'
import { bindOperators } from './bindings/operators.ts'
import { bindSessions } from './bindings/sessions.ts'
import { accountCommands } from './commands/account.ts'
import { HoldAccount, ProveIdentity, RenewAccess } from './contract/access.ts'
import { facilityPermissions } from './contract/permissions.ts'
import { AccountOrigins, AccountStandings, Accounts } from './contract/queries.ts'
import { demoInstructions } from './demo/demo-accounts.ts'
import { AccountRepository } from './domain/accounts.port.ts'
import { OldPhotos } from './domain/old-photos.port.ts'
import { OneTimeTokens } from './domain/one-time-tokens.port.ts'
import { SecondFactorRepository } from './domain/second-factors.port.ts'
import { SessionRepository } from './domain/sessions.port.ts'
import { accountsEndpoints } from './endpoints.ts'
import { accountsMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { accounts } from './migrations/20261124130000-accounts.ts'
import { factors } from './migrations/20261124140000-accounts-factors.ts'
import { accountsDevices } from './migrations/20261124170000-accounts-devices.ts'
import { oneTimePasswords } from './migrations/20261130140000-accounts-one-time-passwords.ts'
import { makeAccountOrigins, makeAccountStandings, makeAccounts } from './persistence/accounts.query.ts'
import { makeAccountRepository } from './persistence/accounts.repository.ts'
import { makeOldPhotos } from './persistence/old-photos.repository.ts'
import { makeOneTimeTokens } from './persistence/one-time-tokens.repository.ts'
import { accountsTables } from './persistence/tables.ts'
import { accountsPersonal } from './personal-data.ts'
import { ConfirmIdentity } from './services/confirm-identity.ts'
import { EndAccess, makeEndAccess } from './services/end-access.ts'
import { HashNewPassword, makeHashNewPassword } from './services/hash-new-password.ts'
import { makeHoldAccount } from './services/hold-account.ts'
import { KnownDevices } from './services/known-devices.ts'
import { makeProveIdentity } from './services/prove-identity.ts'
import { Reauthenticate } from './services/reauthenticate.ts'
import { makeRenewAccess } from './services/renew-access.ts'
import { SecondFactorStatus } from './services/second-factor-status.ts'
import { makeSendActivation, SendActivation } from './services/send-activation.ts'
import { makeSetPassword, SetPassword } from './services/set-password.ts'
import { ActivateAccount, makeActivateAccount } from './use-cases/activate-account.ts'
import { ChangeAccount, makeChangeAccount } from './use-cases/change-account.ts'
import { ChangePassword, makeChangePassword } from './use-cases/change-password.ts'
import { ConfirmEmailChange, makeConfirmEmailChange } from './use-cases/confirm-email-change.ts'
import { DeleteAccount, makeDeleteAccount } from './use-cases/delete-account.ts'
import { ExportAccount, makeExportAccount } from './use-cases/export-account.ts'
import { FollowActivationLink, makeFollowActivationLink } from './use-cases/follow-activation-link.ts'
import { ListOwnFacilities, makeListOwnFacilities } from './use-cases/list-own-facilities.ts'
import { ListOwnedFacilities, makeListOwnedFacilities } from './use-cases/list-owned-facilities.ts'
import { MovePhotos, makeMovePhotos } from './use-cases/move-photos.ts'
import { ReencryptSecrets } from './use-cases/reencrypt-secrets.ts'
import { makeRegisterAccount, RegisterAccount } from './use-cases/register-account.ts'
import { makeRemovePhoto, RemovePhoto } from './use-cases/remove-photo.ts'
import { makeRequestEmailChange, RequestEmailChange } from './use-cases/request-email-change.ts'
import { makeRequestPasswordReset, RequestPasswordReset } from './use-cases/request-password-reset.ts'
import { makeResendActivation, ResendActivation } from './use-cases/resend-activation.ts'
import { makeResetPassword, ResetPassword } from './use-cases/reset-password.ts'
import { makeScorePassword, ScorePassword } from './use-cases/score-password.ts'
import { SeedDemo } from './use-cases/seed-demo.ts'
import { SeedLoad } from './use-cases/seed-load.ts'
import { makeSetPhoto, SetPhoto } from './use-cases/set-photo.ts'
import { makeShowAccount, ShowAccount } from './use-cases/show-account.ts'
import { makeShowCurrentTerms, ShowCurrentTerms } from './use-cases/show-current-terms.ts'
import { makeShowPhoto, ShowPhoto } from './use-cases/show-photo.ts'
import { makeUndoEmailChange, UndoEmailChange } from './use-cases/undo-email-change.ts'

const time = { clock: Clock, transaction: Transaction }
const accountChanges = { accounts: AccountRepository, transaction: Transaction }

/** Accounts: registration, sign-in, second factors and sessions. */
export const plugin = definePlugin({
  name: 'accounts',
  dependsOn: ['info-pages', 'uploads'],
  migrations: [accounts, factors, accountsDevices, oneTimePasswords],
  tables: accountsTables,
  bindings: (bind) => {
    bind(AccountRepository, makeAccountRepository, { db: Db })
    bind(OneTimeTokens, makeOneTimeTokens, { db: Db, clock: Clock })
    bind(Accounts, makeAccounts, { db: Db })
    bind(AccountOrigins, makeAccountOrigins, { db: Db })
    bind(AccountStandings, makeAccountStandings, { db: Db })
    bind(HoldAccount, makeHoldAccount, { accounts: AccountRepository })

    bind(HashNewPassword, makeHashNewPassword, { passwordStrength: PasswordStrength, passwords: Passwords })
    bind(ShowCurrentTerms, makeShowCurrentTerms, { termsInForce: TermsInForce, clock: Clock })
    bind(ScorePassword, makeScorePassword, { passwordStrength: PasswordStrength })
    bind(SendActivation, makeSendActivation, { tokens: OneTimeTokens, mailQueue: MailQueue })
    bind(RegisterAccount, makeRegisterAccount, {
      ...time,
      termsInForce: TermsInForce,
      accounts: AccountRepository,
      hashNewPassword: HashNewPassword,
      sendActivation: SendActivation,
      knownDevices: KnownDevices,
      mailQueue: MailQueue,
      events: Events,
      rateLimit: RateLimit,
    })
    bind(ActivateAccount, makeActivateAccount, { ...time, accounts: AccountRepository, tokens: OneTimeTokens })
    bind(FollowActivationLink, makeFollowActivationLink, {
      accounts: AccountRepository,
      tokens: OneTimeTokens,
      knownDevices: KnownDevices,
      activateAccount: ActivateAccount,
    })
    bind(ResendActivation, makeResendActivation, { ...accountChanges, sendActivation: SendActivation, rateLimit: RateLimit })
    bind(RequestPasswordReset, makeRequestPasswordReset, {
      ...accountChanges,
      tokens: OneTimeTokens,
      mailQueue: MailQueue,
      rateLimit: RateLimit,
    })
    bind(EndAccess, makeEndAccess, { sessions: SessionRepository, tokens: OneTimeTokens, clock: Clock })
    bind(RenewAccess, makeRenewAccess, { accounts: AccountRepository, sessions: SessionRepository, clock: Clock })
    bind(SetPassword, makeSetPassword, {
      accounts: AccountRepository,
      endAccess: EndAccess,
      mailQueue: MailQueue,
      audit: Audit,
      events: Events,
      clock: Clock,
    })
    bind(ResetPassword, makeResetPassword, {
      ...time,
      accounts: AccountRepository,
      tokens: OneTimeTokens,
      hashNewPassword: HashNewPassword,
      setPassword: SetPassword,
      knownDevices: KnownDevices,
      rateLimit: RateLimit,
    })

    bindSessions(bind)
    bind(ProveIdentity, makeProveIdentity, { confirmIdentity: ConfirmIdentity })

    const accountViews = { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus }
    bind(ShowAccount, makeShowAccount, accountViews)
    bind(ListOwnFacilities, makeListOwnFacilities, { grants: Grants })
    bind(ListOwnedFacilities, makeListOwnedFacilities, { listOwnFacilities: ListOwnFacilities, pendingFacilities: PendingFacilities })
    bind(ChangeAccount, makeChangeAccount, { ...accountViews, transaction: Transaction })
    bind(ChangePassword, makeChangePassword, {
      accounts: AccountRepository,
      reauthenticate: Reauthenticate,
      hashNewPassword: HashNewPassword,
      setPassword: SetPassword,
      transaction: Transaction,
    })
    bind(RequestEmailChange, makeRequestEmailChange, {
      confirmIdentity: ConfirmIdentity,
      tokens: OneTimeTokens,
      mailQueue: MailQueue,
      rateLimit: RateLimit,
    })
    const emailChange = { accounts: AccountRepository, tokens: OneTimeTokens, endAccess: EndAccess, audit: Audit, transaction: Transaction }
    bind(ConfirmEmailChange, makeConfirmEmailChange, { ...emailChange, mailQueue: MailQueue, clock: Clock })
    bind(UndoEmailChange, makeUndoEmailChange, {
      ...emailChange,
      factors: SecondFactorRepository,
      hashNewPassword: HashNewPassword,
      setPassword: SetPassword,
      knownDevices: KnownDevices,
      rateLimit: RateLimit,
    })
    bind(ExportAccount, makeExportAccount, { accounts: AccountRepository, collect: CollectPersonalData })
    bind(DeleteAccount, makeDeleteAccount, {
      confirmIdentity: ConfirmIdentity,
      grants: Grants,
      erase: ErasePersonalData,
      mailQueue: MailQueue,
      events: Events,
    })
    const photos = { accounts: AccountRepository, oldPhotos: OldPhotos, uploads: Uploads }
    bind(OldPhotos, makeOldPhotos, { db: Db })
    bind(SetPhoto, makeSetPhoto, { ...photos, transaction: Transaction })
    bind(RemovePhoto, makeRemovePhoto, { ...photos, transaction: Transaction })
    bind(ShowPhoto, makeShowPhoto, photos)
    bind(MovePhotos, makeMovePhotos, { oldPhotos: OldPhotos, uploads: Uploads, transaction: Transaction })
    bindFactors(bind)
    bindOperators(bind)
  },
  endpoints: accountsEndpoints,
  jobs: [every({ at: '04:10' }, ReencryptSecrets), every({ minutes: 5 }, MovePhotos)],
  mails: accountsMails,
  permissions: Object.values(facilityPermissions),
  personalData: accountsPersonal,
  commands: accountCommands,
  demoSeed: SeedDemo,
  demoInstructions: demoInstructions,
  loadSeed: SeedLoad,
  messages: { pl, ua, en },
})
