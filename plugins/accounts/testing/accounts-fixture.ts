import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeGrants } from '#adapters/memory/grants.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeOneTimeCodes } from '#adapters/memory/one-time-codes.ts'
import { makePasskeys } from '#adapters/memory/passkeys.ts'
import { makePasswordStrength } from '#adapters/memory/password-strength.ts'
import { makePasswords } from '#adapters/memory/passwords.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSharedQueue } from '#adapters/memory/shared-queue.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import type { Account } from '../domain/account.ts'
import { formatRefreshToken, refreshTokenPayload, type Session } from '../domain/session.ts'
import { EndAccess } from '../services/access.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { SetPassword } from '../services/passwords.ts'
import { ConfirmIdentity, Reauthenticate } from '../services/prove-identity.ts'
import { SendActivation } from '../services/send-activation.ts'
import { VerifyCode } from '../services/verify-code.ts'
import { anAccount, aPasskey, aSession, userOf } from './builders.ts'
import { makeMemoryAccounts, makeMemoryOldPhotos } from './memory-accounts.ts'
import { makeMemoryOneTimeTokens } from './memory-one-time-tokens.ts'
import { makeMemoryPasskeys, makeMemorySecondFactors } from './memory-second-factors.ts'
import { makeMemorySessions } from './memory-sessions.ts'

/** Creates the in-memory ports and the services of the plugin, which together are the dependencies of its use-cases. */
export const makeAccountsFixture = ({ production = false }: { readonly production?: boolean } = {}) => {
  const clock = makeClock()
  const accounts = makeMemoryAccounts()
  const grants = makeGrants()
  const passkeyRepository = makeMemoryPasskeys()
  const sessions = makeMemorySessions({ accounts, grants })
  const tokens = makeMemoryOneTimeTokens({ clock })
  const factors = makeMemorySecondFactors({ passkeys: passkeyRepository.table })
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const rateLimit = makeRateLimit({ clock })
  const queue = makeSharedQueue({ clock })
  const oldPhotos = makeMemoryOldPhotos()
  const stores = {
    oldPhotos,
    accounts,
    grants,
    passkeyRepository,
    sessions,
    tokens,
    factors,
    events,
    mailQueue,
    audit,
    rateLimit,
    queue,
  }
  const ports = {
    ...stores,
    uploads: makeUploadsFixture().service,
    clock,
    passwords: makePasswords(),
    passwordStrength: makePasswordStrength(),
    signing: makeSigning({ clock }),
    encryption: makeEncryption(),
    codes: makeOneTimeCodes(),
    passkeys: makePasskeys(),
    limits: { ACCOUNTS_SESSION_DAYS: 90, ACCOUNTS_STAFF_SESSION_HOURS: 24 },
    installation: { publicUrl: 'https://kredka.test', production },
    transaction: makeTransaction(...Object.values(stores)),
  }
  const endAccess = makeOf(EndAccess)(ports)
  const knownDevices = makeOf(KnownDevices)(ports)
  const reauthenticate = makeOf(Reauthenticate)(ports)
  const verifyCode = makeOf(VerifyCode)(ports)
  const services = {
    reauthenticate,
    knownDevices,
    sendActivation: makeOf(SendActivation)(ports),
    endAccess,
    setPassword: makeOf(SetPassword)(ports),
    verifyCode,
    confirmIdentity: makeOf(ConfirmIdentity)(ports),
  }

  /** Stores an account. */
  const addAccount = (over: Partial<Account> = {}): Account => {
    const account = anAccount(over)
    accounts.rows.set(account.id, account)
    return account
  }
  /** Stores a session of an account, and returns its user and refresh token. */
  const addSession = async (account: Account, over: Partial<Session> = {}) => {
    const session = aSession({ account_id: account.id, ...over })
    const [signature] = ports.signing.macsOf(refreshTokenPayload(session))
    await run(sessions.add(session, signature))
    return { session, user: userOf(account, session.id), refreshToken: formatRefreshToken(session, signature) }
  }
  /** Turns the authenticator app of an account on; returns its current code. `lastStep`: time step that was used last. */
  const addTotp = (account: Account, { lastStep = 0, recoveryCodes = ['0123456789abcdef'] } = {}) => {
    const secret = ports.codes.generateSecret()
    factors.addTotp(account.id, ports.encryption.encrypt(secret, account.id), { last_step: lastStep }, recoveryCodes)
    return { secret, code: () => ports.codes.codeOf(secret, clock.now()) }
  }
  /** Stores a passkey of an account. */
  const addPasskey = (account: Account, over: Parameters<typeof aPasskey>[0] = {}) => {
    const passkey = aPasskey({ account_id: account.id, ...over })
    passkeyRepository.rows.set(passkey.id, passkey)
    return passkey
  }
  return { ...ports, ...services, addAccount, addSession, addTotp, addPasskey }
}
