import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { MailQueue } from '#core/ports/mailbox.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Encryption } from '#core/ports/sealing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStore } from '../domain/accounts.port.ts'
import { Factors } from '../domain/factors.port.ts'
import { OneTimeTokens } from '../domain/one-time-words.port.ts'
import { PasskeyStore } from '../domain/passkeys.port.ts'
import { Sessions } from '../domain/sessions.port.ts'
import { makeFactors } from '../persistence/factors.repository.ts'
import { makePasskeyStore } from '../persistence/passkeys.repository.ts'
import { AddPasskey, makeAddPasskey } from '../use-cases/add-passkey.ts'
import { AskPasskey, makeAskPasskey } from '../use-cases/ask-passkey.ts'
import { ConfirmLogIn, makeConfirmLogIn } from '../use-cases/confirm-log-in.ts'
import { ConfirmTotp, makeConfirmTotp } from '../use-cases/confirm-totp.ts'
import { GiveRecoveryCodes, makeGiveRecoveryCodes } from '../use-cases/give-recovery-codes.ts'
import { ListPasskeys, makeListPasskeys } from '../use-cases/list-passkeys.ts'
import { LogOut } from '../use-cases/log-out.ts'
import { LogInByPasskey, makeLogInByPasskey } from '../use-cases/log-in-by-passkey.ts'
import { makeMayChangeFactor, MayChangeFactor } from '../use-cases/may-change-factor.ts'
import { makeOfferPasskey, OfferPasskey } from '../use-cases/offer-passkey.ts'
import { OpenSession } from '../use-cases/open-session.ts'
import { OwnPassword } from '../use-cases/own-password.ts'
import { makeProveCode, ProveCode } from '../use-cases/prove-code.ts'
import { makeRemovePasskey, RemovePasskey } from '../use-cases/remove-passkey.ts'
import { makeRenewRecoveryCodes, RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts'
import { makeResealSecrets, ResealSecrets } from '../use-cases/reseal-secrets.ts'
import { makeSecondFactorOf, SecondFactorOf } from '../use-cases/second-factor-of.ts'
import { makeSetUpTotp, SetUpTotp } from '../use-cases/set-up-totp.ts'
import { makeShowSecurity, ShowSecurity } from '../use-cases/show-security.ts'
import { makeTellFactorChange, TellFactorChange } from '../use-cases/tell-factor-change.ts'
import { makeTurnTotpOff, TurnTotpOff } from '../use-cases/turn-totp-off.ts'

const time = { clock: Clock, transaction: Transaction }
const codes = { factors: Factors, codes: OneTimeCodes, encryption: Encryption }
const keys = { passkeys: Passkeys, kept: PasskeyStore }
const proving = { ownPassword: OwnPassword, mayChangeFactor: MayChangeFactor }
const telling = { accounts: AccountStore, sessions: Sessions, tellFactorChange: TellFactorChange }

/** Wires second factors: codes of an app with recovery codes, and passkeys. */
export const wireFactors = (bind: Bind) => {
  bind(Factors, makeFactors, { db: Db })
  bind(PasskeyStore, makePasskeyStore, { db: Db })
  bind(SecondFactorOf, makeSecondFactorOf, { factors: Factors, installation: Installation })
  bind(MayChangeFactor, makeMayChangeFactor, { factors: Factors, sessions: Sessions, clock: Clock })
  bind(TellFactorChange, makeTellFactorChange, { mailQueue: MailQueue, audit: Audit, clock: Clock })
  bind(ShowSecurity, makeShowSecurity, { ...keys, accounts: AccountStore, factors: Factors, installation: Installation })

  bind(ProveCode, makeProveCode, { ...time, ...codes, rateLimit: RateLimit })
  bind(GiveRecoveryCodes, makeGiveRecoveryCodes, { factors: Factors })
  bind(SetUpTotp, makeSetUpTotp, { ...codes, ...proving, clock: Clock })
  bind(ConfirmTotp, makeConfirmTotp, { ...time, ...codes, ...telling, giveRecoveryCodes: GiveRecoveryCodes, rateLimit: RateLimit })
  const proven = { ownPassword: OwnPassword, proveCode: ProveCode, factors: Factors, tellFactorChange: TellFactorChange }
  bind(TurnTotpOff, makeTurnTotpOff, { ...proven, sessions: Sessions })
  bind(RenewRecoveryCodes, makeRenewRecoveryCodes, { ...proven, giveRecoveryCodes: GiveRecoveryCodes })
  bind(ConfirmLogIn, makeConfirmLogIn, {
    accounts: AccountStore,
    words: OneTimeTokens,
    proveCode: ProveCode,
    tellFactorChange: TellFactorChange,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
  })
  bind(ResealSecrets, makeResealSecrets, { factors: Factors, encryption: Encryption })

  bind(OfferPasskey, makeOfferPasskey, { ...keys, ...proving, words: OneTimeTokens })
  bind(AddPasskey, makeAddPasskey, { ...time, ...keys, ...telling, words: OneTimeTokens })
  bind(ListPasskeys, makeListPasskeys, { kept: PasskeyStore })
  bind(RemovePasskey, makeRemovePasskey, {
    ...telling,
    factors: Factors,
    kept: PasskeyStore,
    mayChangeFactor: MayChangeFactor,
    transaction: Transaction,
  })
  bind(AskPasskey, makeAskPasskey, { passkeys: Passkeys, words: OneTimeTokens, rateLimit: RateLimit })
  bind(LogInByPasskey, makeLogInByPasskey, {
    ...time,
    ...keys,
    accounts: AccountStore,
    words: OneTimeTokens,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
    audit: Audit,
  })
}
