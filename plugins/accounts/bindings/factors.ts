import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { Installation } from '#core/ports/installation.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { PasskeyRepository } from '../domain/passkeys.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { makePasskeyRepository } from '../persistence/passkeys.repository.ts'
import { makeSecondFactorRepository } from '../persistence/second-factors.repository.ts'
import { ConfirmIdentity, makeConfirmIdentity } from '../services/confirm-identity.ts'
import { IssueRecoveryCodes, makeIssueRecoveryCodes } from '../services/issue-recovery-codes.ts'
import { makeNotifyFactorChange, NotifyFactorChange } from '../services/notify-factor-change.ts'
import { OpenSession } from '../services/open-session.ts'
import { Reauthenticate } from '../services/reauthenticate.ts'
import { makeRequireSecondFactor, RequireSecondFactor } from '../services/require-second-factor.ts'
import { makeSecondFactorStatus, SecondFactorStatus } from '../services/second-factor-status.ts'
import { makeVerifyCode, VerifyCode } from '../services/verify-code.ts'
import { makeVerifyPasskey, VerifyPasskey } from '../services/verify-passkey.ts'
import { AddPasskey, makeAddPasskey } from '../use-cases/add-passkey.ts'
import { DisableTotp, makeDisableTotp } from '../use-cases/disable-totp.ts'
import { EnableTotp, makeEnableTotp } from '../use-cases/enable-totp.ts'
import { ListPasskeys, makeListPasskeys } from '../use-cases/list-passkeys.ts'
import { LogInWithCode, makeLogInWithCode } from '../use-cases/log-in-with-code.ts'
import { LogInWithPasskey, makeLogInWithPasskey } from '../use-cases/log-in-with-passkey.ts'
import { LogOut } from '../use-cases/log-out.ts'
import { makeReencryptSecrets, ReencryptSecrets } from '../use-cases/reencrypt-secrets.ts'
import { makeRemovePasskey, RemovePasskey } from '../use-cases/remove-passkey.ts'
import { makeRenewRecoveryCodes, RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts'
import { makeSetUpTotp, SetUpTotp } from '../use-cases/set-up-totp.ts'
import { makeShowSecurity, ShowSecurity } from '../use-cases/show-security.ts'
import { makeStartPasskeyLogin, StartPasskeyLogin } from '../use-cases/start-passkey-login.ts'
import { makeStartPasskeyRegistration, StartPasskeyRegistration } from '../use-cases/start-passkey-registration.ts'

const time = { clock: Clock, transaction: Transaction }
const codes = { factors: SecondFactorRepository, codes: OneTimeCodes, encryption: Encryption }
const passkeyDependencies = { passkeys: Passkeys, passkeyRepository: PasskeyRepository }
const reauthentication = { reauthenticate: Reauthenticate, requireSecondFactor: RequireSecondFactor }
const factorChange = { accounts: AccountRepository, sessions: SessionRepository, notifyFactorChange: NotifyFactorChange }

/** Binds second factors: authenticator apps with recovery codes, and passkeys. */
export const bindFactors = (bind: Bind) => {
  bind(SecondFactorRepository, makeSecondFactorRepository, { db: Db })
  bind(PasskeyRepository, makePasskeyRepository, { db: Db })
  bind(SecondFactorStatus, makeSecondFactorStatus, { factors: SecondFactorRepository, installation: Installation })
  bind(RequireSecondFactor, makeRequireSecondFactor, { factors: SecondFactorRepository, sessions: SessionRepository, clock: Clock })
  bind(NotifyFactorChange, makeNotifyFactorChange, { mailQueue: MailQueue, audit: Audit, clock: Clock })
  bind(ShowSecurity, makeShowSecurity, {
    passkeys: Passkeys,
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    installation: Installation,
  })

  bind(VerifyCode, makeVerifyCode, { ...time, ...codes, accounts: AccountRepository, rateLimit: RateLimit })
  bind(VerifyPasskey, makeVerifyPasskey, { ...time, ...passkeyDependencies, tokens: OneTimeTokens, audit: Audit })
  bind(ConfirmIdentity, makeConfirmIdentity, {
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    verifyPasskey: VerifyPasskey,
    transaction: Transaction,
  })
  bind(IssueRecoveryCodes, makeIssueRecoveryCodes, { factors: SecondFactorRepository })
  bind(SetUpTotp, makeSetUpTotp, { ...codes, ...reauthentication, clock: Clock })
  bind(EnableTotp, makeEnableTotp, { ...time, ...codes, ...factorChange, issueRecoveryCodes: IssueRecoveryCodes, rateLimit: RateLimit })
  const verification = {
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    factors: SecondFactorRepository,
    notifyFactorChange: NotifyFactorChange,
  }
  bind(DisableTotp, makeDisableTotp, { ...verification, sessions: SessionRepository })
  bind(RenewRecoveryCodes, makeRenewRecoveryCodes, { ...verification, issueRecoveryCodes: IssueRecoveryCodes })
  bind(LogInWithCode, makeLogInWithCode, {
    accounts: AccountRepository,
    tokens: OneTimeTokens,
    verifyCode: VerifyCode,
    notifyFactorChange: NotifyFactorChange,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
  })
  bind(ReencryptSecrets, makeReencryptSecrets, { factors: SecondFactorRepository, encryption: Encryption })

  bind(StartPasskeyRegistration, makeStartPasskeyRegistration, {
    ...passkeyDependencies,
    confirmIdentity: ConfirmIdentity,
    tokens: OneTimeTokens,
  })
  bind(AddPasskey, makeAddPasskey, { ...time, ...passkeyDependencies, ...factorChange, tokens: OneTimeTokens })
  bind(ListPasskeys, makeListPasskeys, { passkeyRepository: PasskeyRepository })
  bind(RemovePasskey, makeRemovePasskey, {
    ...factorChange,
    factors: SecondFactorRepository,
    passkeyRepository: PasskeyRepository,
    requireSecondFactor: RequireSecondFactor,
    ...time,
  })
  bind(StartPasskeyLogin, makeStartPasskeyLogin, { passkeys: Passkeys, tokens: OneTimeTokens, rateLimit: RateLimit })
  bind(LogInWithPasskey, makeLogInWithPasskey, {
    accounts: AccountRepository,
    verifyPasskey: VerifyPasskey,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
  })
}
