import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Provide } from '#core/plugin/wiring.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { Mailbox } from '#core/ports/mailbox.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Sealing } from '#core/ports/sealing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStore } from '../domain/accounts.port.ts'
import { Factors } from '../domain/factors.port.ts'
import { OneTimeWords } from '../domain/one-time-words.port.ts'
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
const codes = { factors: Factors, codes: OneTimeCodes, sealing: Sealing }
const keys = { passkeys: Passkeys, kept: PasskeyStore }
const proving = { ownPassword: OwnPassword, mayChangeFactor: MayChangeFactor }
const telling = { accounts: AccountStore, sessions: Sessions, tellFactorChange: TellFactorChange }

/** Wires second factors: codes of an app with recovery codes, and passkeys. */
export const wireFactors = (provide: Provide) => {
  provide(Factors, makeFactors, { db: Db })
  provide(PasskeyStore, makePasskeyStore, { db: Db })
  provide(SecondFactorOf, makeSecondFactorOf, { factors: Factors, installation: Installation })
  provide(MayChangeFactor, makeMayChangeFactor, { factors: Factors, sessions: Sessions, clock: Clock })
  provide(TellFactorChange, makeTellFactorChange, { mailbox: Mailbox, audit: Audit, clock: Clock })
  provide(ShowSecurity, makeShowSecurity, { ...keys, accounts: AccountStore, factors: Factors, installation: Installation })

  provide(ProveCode, makeProveCode, { ...time, ...codes, rateLimit: RateLimit })
  provide(GiveRecoveryCodes, makeGiveRecoveryCodes, { factors: Factors })
  provide(SetUpTotp, makeSetUpTotp, { ...codes, ...proving, clock: Clock })
  provide(ConfirmTotp, makeConfirmTotp, { ...time, ...codes, ...telling, giveRecoveryCodes: GiveRecoveryCodes, rateLimit: RateLimit })
  const proven = { ownPassword: OwnPassword, proveCode: ProveCode, factors: Factors, tellFactorChange: TellFactorChange }
  provide(TurnTotpOff, makeTurnTotpOff, { ...proven, sessions: Sessions })
  provide(RenewRecoveryCodes, makeRenewRecoveryCodes, { ...proven, giveRecoveryCodes: GiveRecoveryCodes })
  provide(ConfirmLogIn, makeConfirmLogIn, {
    accounts: AccountStore,
    words: OneTimeWords,
    proveCode: ProveCode,
    tellFactorChange: TellFactorChange,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
  })
  provide(ResealSecrets, makeResealSecrets, { factors: Factors, sealing: Sealing })

  provide(OfferPasskey, makeOfferPasskey, { ...keys, ...proving, words: OneTimeWords })
  provide(AddPasskey, makeAddPasskey, { ...time, ...keys, ...telling, words: OneTimeWords })
  provide(ListPasskeys, makeListPasskeys, { kept: PasskeyStore })
  provide(RemovePasskey, makeRemovePasskey, {
    ...telling,
    factors: Factors,
    kept: PasskeyStore,
    mayChangeFactor: MayChangeFactor,
    transaction: Transaction,
  })
  provide(AskPasskey, makeAskPasskey, { passkeys: Passkeys, words: OneTimeWords, rateLimit: RateLimit })
  provide(LogInByPasskey, makeLogInByPasskey, {
    ...time,
    ...keys,
    accounts: AccountStore,
    words: OneTimeWords,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
    audit: Audit,
  })
}
