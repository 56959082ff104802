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
import { Mailbox } from '#core/ports/mailbox.ts'
import { PasswordJudge } from '#core/ports/password-judge.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Portraits } from '#core/ports/portraits.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedCounts } from '#core/ports/shared-counts.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { accountCommands } from './commands/account.ts'
import { SeedDemo } from './use-cases/seed-demo.ts'
import { SeedScale } from './use-cases/seed-scale.ts'
import { Accounts } from './contract/questions.ts'
import { demoTells } from './demo/demo-accounts.ts'
import { AccountStore } from './domain/accounts.port.ts'
import { Factors } from './domain/factors.port.ts'
import { OneTimeWords } from './domain/one-time-words.port.ts'
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
  needs: ['info-pages'],
  migrations: [accounts, factors, accountsDevices],
  wire: (provide) => {
    provide(AccountStore, makeAccountStore, { db: Db })
    provide(Sessions, makeSessions, { db: Db })
    provide(OneTimeWords, makeOneTimeWords, { db: Db, clock: Clock })
    provide(Accounts, makeKnownAccounts, { db: Db })
    provide(Identity, makeIdentity, { ...installed, accounts: AccountStore, sessions: Sessions, signing: Signing })

    provide(ChoosePassword, makeChoosePassword, { judge: PasswordJudge, passwords: Passwords })
    provide(AskTerms, makeAskTerms, { termsInForce: TermsInForce, clock: Clock })
    provide(JudgePassword, makeJudgePassword, { judge: PasswordJudge })
    provide(SendActivation, makeSendActivation, { words: OneTimeWords, mailbox: Mailbox })
    provide(Register, makeRegister, {
      ...time,
      termsInForce: TermsInForce,
      accounts: AccountStore,
      choosePassword: ChoosePassword,
      sendActivation: SendActivation,
      mailbox: Mailbox,
      events: Events,
      rateLimit: RateLimit,
    })
    provide(Activate, makeActivate, { ...time, accounts: AccountStore, words: OneTimeWords })
    provide(ResendActivation, makeResendActivation, { ...accountsAnd, sendActivation: SendActivation, rateLimit: RateLimit })
    provide(RequestReset, makeRequestReset, { ...accountsAnd, words: OneTimeWords, mailbox: Mailbox, rateLimit: RateLimit })
    provide(SetPassword, makeSetPassword, { accounts: AccountStore, sessions: Sessions, mailbox: Mailbox, audit: Audit, clock: Clock })
    provide(ConfirmReset, makeConfirmReset, {
      ...time,
      accounts: AccountStore,
      words: OneTimeWords,
      choosePassword: ChoosePassword,
      setPassword: SetPassword,
      rateLimit: RateLimit,
    })

    provide(OpenSession, makeOpenSession, { ...time, ...installed, sessions: Sessions, grants: Grants, signing: Signing, events: Events })
    provide(OwnPassword, makeOwnPassword, { accounts: AccountStore, passwords: Passwords, rateLimit: RateLimit })
    provide(ConfirmPassword, makeConfirmPassword, { ownPassword: OwnPassword, signing: Signing })
    provide(LogIn, makeLogIn, {
      accounts: AccountStore,
      passwords: Passwords,
      openSession: OpenSession,
      factors: Factors,
      words: OneTimeWords,
      logOut: LogOut,
      confirmPassword: ConfirmPassword,
      rateLimit: RateLimit,
      counts: SharedCounts,
    })
    provide(Refresh, makeRefresh, {
      ...time,
      ...installed,
      accounts: AccountStore,
      sessions: Sessions,
      grants: Grants,
      signing: Signing,
      audit: Audit,
    })
    provide(LogOut, makeLogOut, { ...time, sessions: Sessions })
    provide(ListSessions, makeListSessions, { sessions: Sessions, clock: Clock })
    provide(EndSession, makeEndSession, { sessions: Sessions, clock: Clock })
    provide(EndOtherSessions, makeEndOtherSessions, { sessions: Sessions, clock: Clock })

    const seen = { accounts: AccountStore, grants: Grants, secondFactorOf: SecondFactorOf }
    provide(ShowAccount, makeShowAccount, seen)
    provide(ListOwnFacilities, makeListOwnFacilities, { grants: Grants })
    provide(ChangeAccount, makeChangeAccount, { ...seen, transaction: Transaction })
    provide(ChangePassword, makeChangePassword, {
      ownPassword: OwnPassword,
      choosePassword: ChoosePassword,
      setPassword: SetPassword,
      transaction: Transaction,
    })
    provide(AskEmailChange, makeAskEmailChange, {
      ownPassword: OwnPassword,
      words: OneTimeWords,
      mailbox: Mailbox,
      rateLimit: RateLimit,
      transaction: Transaction,
    })
    const changingEmail = { ...time, accounts: AccountStore, sessions: Sessions, words: OneTimeWords, mailbox: Mailbox, audit: Audit }
    provide(ConfirmEmail, (needs) => makeChangeEmail(needs).confirm, changingEmail)
    provide(UndoEmail, (needs) => makeChangeEmail(needs).undo, changingEmail)
    provide(ExportAccount, makeExportAccount, { accounts: AccountStore, collect: CollectPersonalData })
    provide(DeleteAccount, makeDeleteAccount, {
      ownPassword: OwnPassword,
      grants: Grants,
      erase: ErasePersonalData,
      mailbox: Mailbox,
      events: Events,
      transaction: Transaction,
    })
    provide(PhotoFiles, makePhotoFiles, { db: Db })
    provide(SetPhoto, makeSetPhoto, { ...accountsAnd, portraits: Portraits })
    provide(RemovePhoto, makeRemovePhoto, accountsAnd)
    provide(ShowPhoto, makeShowPhoto, { accounts: AccountStore })
    wireFactors(provide)
    wireOperators(provide)
  },
  routes: accountsRoutes,
  jobs: [every({ at: '04:10' }, ResealSecrets)],
  mails: accountsMails,
  personal: accountsPersonal,
  commands: accountCommands,
  demo: SeedDemo,
  demoTells,
  scale: SeedScale,
  messages: { pl, ua, en },
})
