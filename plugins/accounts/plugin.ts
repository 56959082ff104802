import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Identity } from '#core/access/identity.port.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Installation } from '#core/ports/installation.ts'
import { MailQueue } from '#core/ports/mailbox.ts'
import { PasswordStrength } from '#core/ports/password-judge.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Portraits } from '#core/ports/portraits.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedCounters } from '#core/ports/shared-counts.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { accountCommands } from './commands/account.ts'
import { SeedDemo } from './use-cases/seed-demo.ts'
import { SeedScale } from './use-cases/seed-scale.ts'
import { Accounts } from './contract/questions.ts'
import { demoInstructions } from './demo/demo-accounts.ts'
import { AccountStore } from './domain/accounts.port.ts'
import { Factors } from './domain/factors.port.ts'
import { OneTimeTokens } from './domain/one-time-words.port.ts'
import { Sessions } from './domain/sessions.port.ts'
import { accountsMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { accounts } from './migrations/20261124130000-accounts.ts'
import { factors } from './migrations/20261124140000-accounts-factors.ts'
import { accountsDevices } from './migrations/20261124170000-accounts-devices.ts'
import { makeAccountStore } from './persistence/accounts.repository.ts'
import { makeKnownAccounts } from './persistence/known-accounts.query.ts'
import { makeOneTimeWords } from './persistence/one-time-words.ts'
import { makeSessions } from './persistence/sessions.repository.ts'
import { makePhotoFiles } from './persistence/photo-files.ts'
import { accountsPersonal, PhotoFiles } from './personal.ts'
import { accountsRoutes } from './routes.ts'
import { Activate, makeActivate } from './use-cases/activate.ts'
import { AskEmailChange, makeAskEmailChange } from './use-cases/ask-email-change.ts'
import { AskTerms, makeAskTerms } from './use-cases/ask-terms.ts'
import { ChangeAccount, makeChangeAccount } from './use-cases/change-account.ts'
import { ConfirmEmail, makeChangeEmail, UndoEmail } from './use-cases/change-email.ts'
import { ChangePassword, makeChangePassword } from './use-cases/change-password.ts'
import { ChoosePassword, makeChoosePassword } from './use-cases/choose-password.ts'
import { ConfirmPassword, makeConfirmPassword } from './use-cases/confirm-password.ts'
import { ConfirmReset, makeConfirmReset } from './use-cases/confirm-reset.ts'
import { DeleteAccount, makeDeleteAccount } from './use-cases/delete-account.ts'
import { EndOtherSessions, makeEndOtherSessions } from './use-cases/end-other-sessions.ts'
import { EndSession, makeEndSession } from './use-cases/end-session.ts'
import { ExportAccount, makeExportAccount } from './use-cases/export-account.ts'
import { makeIdentity } from './use-cases/identify.ts'
import { JudgePassword, makeJudgePassword } from './use-cases/judge-password.ts'
import { ListOwnFacilities, makeListOwnFacilities } from './use-cases/list-own-facilities.ts'
import { ListSessions, makeListSessions } from './use-cases/list-sessions.ts'
import { LogIn, makeLogIn } from './use-cases/log-in.ts'
import { LogOut, makeLogOut } from './use-cases/log-out.ts'
import { makeOpenSession, OpenSession } from './use-cases/open-session.ts'
import { makeOwnPassword, OwnPassword } from './use-cases/own-password.ts'
import { makeRefresh, Refresh } from './use-cases/refresh.ts'
import { makeRegister, Register } from './use-cases/register.ts'
import { makeRemovePhoto, RemovePhoto } from './use-cases/remove-photo.ts'
import { makeRequestReset, RequestReset } from './use-cases/request-reset.ts'
import { makeResendActivation, ResendActivation } from './use-cases/resend-activation.ts'
import { ResealSecrets } from './use-cases/reseal-secrets.ts'
import { SecondFactorOf } from './use-cases/second-factor-of.ts'
import { makeSendActivation, SendActivation } from './use-cases/send-activation.ts'
import { makeSetPassword, SetPassword } from './use-cases/set-password.ts'
import { makeSetPhoto, SetPhoto } from './use-cases/set-photo.ts'
import { makeShowAccount, ShowAccount } from './use-cases/show-account.ts'
import { makeShowPhoto, ShowPhoto } from './use-cases/show-photo.ts'
import { wireFactors } from './wiring/factors.ts'
import { wireOperators } from './wiring/operators.ts'

const time = { clock: Clock, transaction: Transaction }
const installed = { installation: Installation, clock: Clock }
const accountsAnd = { accounts: AccountStore, transaction: Transaction }

/** Accounts: who somebody is, how they prove it, and where they are signed in. */
export const plugin = definePlugin({
  name: 'accounts',
  dependsOn: ['info-pages'],
  migrations: [accounts, factors, accountsDevices],
  bindings: (bind) => {
    bind(AccountStore, makeAccountStore, { db: Db })
    bind(Sessions, makeSessions, { db: Db })
    bind(OneTimeTokens, makeOneTimeWords, { db: Db, clock: Clock })
    bind(Accounts, makeKnownAccounts, { db: Db })
    bind(Identity, makeIdentity, { ...installed, accounts: AccountStore, sessions: Sessions, signing: Signing })

    bind(ChoosePassword, makeChoosePassword, { judge: PasswordStrength, passwords: Passwords })
    bind(AskTerms, makeAskTerms, { termsInForce: TermsInForce, clock: Clock })
    bind(JudgePassword, makeJudgePassword, { judge: PasswordStrength })
    bind(SendActivation, makeSendActivation, { words: OneTimeTokens, mailQueue: MailQueue })
    bind(Register, makeRegister, {
      ...time,
      termsInForce: TermsInForce,
      accounts: AccountStore,
      choosePassword: ChoosePassword,
      sendActivation: SendActivation,
      mailQueue: MailQueue,
      events: Events,
      rateLimit: RateLimit,
    })
    bind(Activate, makeActivate, { ...time, accounts: AccountStore, words: OneTimeTokens })
    bind(ResendActivation, makeResendActivation, { ...accountsAnd, sendActivation: SendActivation, rateLimit: RateLimit })
    bind(RequestReset, makeRequestReset, { ...accountsAnd, words: OneTimeTokens, mailQueue: MailQueue, rateLimit: RateLimit })
    bind(SetPassword, makeSetPassword, { accounts: AccountStore, sessions: Sessions, mailQueue: MailQueue, audit: Audit, clock: Clock })
    bind(ConfirmReset, makeConfirmReset, {
      ...time,
      accounts: AccountStore,
      words: OneTimeTokens,
      choosePassword: ChoosePassword,
      setPassword: SetPassword,
      rateLimit: RateLimit,
    })

    bind(OpenSession, makeOpenSession, { ...time, ...installed, sessions: Sessions, grants: Grants, signing: Signing, events: Events })
    bind(OwnPassword, makeOwnPassword, { accounts: AccountStore, passwords: Passwords, rateLimit: RateLimit })
    bind(ConfirmPassword, makeConfirmPassword, { ownPassword: OwnPassword, signing: Signing })
    bind(LogIn, makeLogIn, {
      accounts: AccountStore,
      passwords: Passwords,
      openSession: OpenSession,
      factors: Factors,
      words: OneTimeTokens,
      logOut: LogOut,
      confirmPassword: ConfirmPassword,
      rateLimit: RateLimit,
      counts: SharedCounters,
    })
    bind(Refresh, makeRefresh, {
      ...time,
      ...installed,
      accounts: AccountStore,
      sessions: Sessions,
      grants: Grants,
      signing: Signing,
      audit: Audit,
    })
    bind(LogOut, makeLogOut, { ...time, sessions: Sessions })
    bind(ListSessions, makeListSessions, { sessions: Sessions, clock: Clock })
    bind(EndSession, makeEndSession, { sessions: Sessions, clock: Clock })
    bind(EndOtherSessions, makeEndOtherSessions, { sessions: Sessions, clock: Clock })

    const seen = { accounts: AccountStore, grants: Grants, secondFactorOf: SecondFactorOf }
    bind(ShowAccount, makeShowAccount, seen)
    bind(ListOwnFacilities, makeListOwnFacilities, { grants: Grants })
    bind(ChangeAccount, makeChangeAccount, { ...seen, transaction: Transaction })
    bind(ChangePassword, makeChangePassword, {
      ownPassword: OwnPassword,
      choosePassword: ChoosePassword,
      setPassword: SetPassword,
      transaction: Transaction,
    })
    bind(AskEmailChange, makeAskEmailChange, {
      ownPassword: OwnPassword,
      words: OneTimeTokens,
      mailQueue: MailQueue,
      rateLimit: RateLimit,
      transaction: Transaction,
    })
    const changingEmail = { ...time, accounts: AccountStore, sessions: Sessions, words: OneTimeTokens, mailQueue: MailQueue, audit: Audit }
    bind(ConfirmEmail, (needs) => makeChangeEmail(needs).confirm, changingEmail)
    bind(UndoEmail, (needs) => makeChangeEmail(needs).undo, changingEmail)
    bind(ExportAccount, makeExportAccount, { accounts: AccountStore, collect: CollectPersonalData })
    bind(DeleteAccount, makeDeleteAccount, {
      ownPassword: OwnPassword,
      grants: Grants,
      erase: ErasePersonalData,
      mailQueue: MailQueue,
      events: Events,
      transaction: Transaction,
    })
    bind(PhotoFiles, makePhotoFiles, { db: Db })
    bind(SetPhoto, makeSetPhoto, { ...accountsAnd, portraits: Portraits })
    bind(RemovePhoto, makeRemovePhoto, accountsAnd)
    bind(ShowPhoto, makeShowPhoto, { accounts: AccountStore })
    wireFactors(bind)
    wireOperators(bind)
  },
  routes: accountsRoutes,
  jobs: [every({ at: '04:10' }, ResealSecrets)],
  mails: accountsMails,
  personalData: accountsPersonal,
  commands: accountCommands,
  demoSeed: SeedDemo,
  demoInstructions: demoInstructions,
  loadSeed: SeedScale,
  messages: { pl, ua, en },
})
