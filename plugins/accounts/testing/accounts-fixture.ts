import { Effect } from 'effect'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeOneTimeCodes } from '#adapters/memory/one-time-codes.ts'
import { makePasskeys } from '#adapters/memory/passkeys.ts'
import { makePasswordStrength } from '#adapters/memory/password-strength.ts'
import { makePasswords } from '#adapters/memory/passwords.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { tableRows } from '#config/quality/testing/table-rows.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedQueue } from '#core/ports/shared-queue.ts'
import { storeFacility } from '#plugins/uploads/testing/store-facility.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository, OldPhotos } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { PasskeyRepository, SecondFactorRepository, type TotpRow } from '../domain/second-factors.port.ts'
import { formatRefreshToken, refreshTokenPayload, type Session } from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { AccountTable, PasskeyTable, SessionTable, TotpTable, toAccount } from '../persistence/tables.ts'
import { EndAccess } from '../services/access.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { SetPassword } from '../services/passwords.ts'
import { ConfirmIdentity, Reauthenticate } from '../services/prove-identity.ts'
import { SendActivation } from '../services/send-activation.ts'
import { VerifyCode } from '../services/verify-code.ts'
import { anAccount, aPasskey, aSession, userOf } from './builders.ts'

/** Finds the repositories of the plugin; `rows` reads their tables. */
const findRepositories = (database: UseCaseDatabase) => ({
  accounts: { ...database.find(AccountRepository), rows: tableRows(database, AccountTable, { toRow: toAccount }) },
  sessions: { ...database.find(SessionRepository), rows: tableRows(database, SessionTable) },
  passkeyRepository: { ...database.find(PasskeyRepository), rows: tableRows(database, PasskeyTable) },
  factors: { ...database.find(SecondFactorRepository), rows: tableRows(database, TotpTable, { key: 'account_id' }) },
  tokens: database.find(OneTimeTokens),
  oldPhotos: database.find(OldPhotos),
  grants: database.find(Grants),
  queue: database.find(SharedQueue),
})

/** Finds the rate limits; `consumed` lists what was counted. */
const findRateLimit = (database: UseCaseDatabase) => {
  const rateLimit = database.find(RateLimit)
  const consumed: { readonly action: string; readonly key: string }[] = []
  const consume: RateLimit['consume'] = (action, key, limit) =>
    Effect.suspend(() => {
      consumed.push({ action, key })
      return rateLimit.consume(action, key, limit)
    })
  return { consume, consumed }
}

/** Finds the repositories of the plugin, and creates its services, which together are the dependencies of its use-cases. */
export const makeAccountsFixture = async (database: UseCaseDatabase, { production = false }: { readonly production?: boolean } = {}) => {
  const { clock } = database
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const repositories = findRepositories(database)
  const { accounts, sessions, passkeyRepository, factors } = repositories
  const ports = {
    ...repositories,
    events,
    mailQueue,
    audit,
    rateLimit: findRateLimit(database),
    uploads: (await makeUploadsFixture(database)).service,
    clock,
    passwords: makePasswords(),
    passwordStrength: makePasswordStrength(),
    signing: makeSigning({ clock }),
    encryption: makeEncryption(),
    codes: makeOneTimeCodes(),
    qrCodes: { draw: (text: string) => ({ size: text.length, path: 'M4 4h1v1h-1z' }) },
    passkeys: makePasskeys(),
    limits: { ACCOUNTS_SESSION_DAYS: 90, ACCOUNTS_STAFF_SESSION_HOURS: 24 },
    installation: { publicUrl: 'https://kredka.test', production },
    transaction: transactionWith(database, events, mailQueue, audit),
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
  const addAccount = async (over: Partial<Account> = {}): Promise<Account> => {
    const account = anAccount(over)
    await run(accounts.add(account))
    return account
  }
  /** Stores a session of an account, and returns its user and refresh token. */
  const addSession = async (account: Account, over: Partial<Session> = {}) => {
    const session = aSession({ account_id: account.id, ...over })
    const [signature] = ports.signing.macsOf(refreshTokenPayload(session))
    await run(sessions.add(session, signature))
    return { session, user: userOf(account, session.id), refreshToken: formatRefreshToken(session, signature) }
  }
  /** Stores an encrypted secret, by default one that was confirmed at the beginning of 2026, and recovery codes. */
  const storeTotp = async (account_id: string, secret: string, over: Partial<TotpRow> = {}, recoveryCodes: readonly string[] = []) => {
    const row = { account_id, secret, last_step: 0, confirmed_at: '2026-01-01T00:00:00.000Z', waits_since: null, ...over }
    await database.orm.em.fork().upsert(TotpTable, row)
    await run(factors.setRecoveryCodes(account_id, recoveryCodes))
  }
  /** Turns the authenticator app of an account on; returns its current code. `lastStep`: time step that was used last. */
  const addTotp = async (account: Account, { lastStep = 0, recoveryCodes = ['0123456789abcdef'] } = {}) => {
    const secret = ports.codes.generateSecret()
    await storeTotp(account.id, ports.encryption.encrypt(secret, account.id), { last_step: lastStep }, recoveryCodes)
    return { secret, code: () => ports.codes.codeOf(secret, clock.now()) }
  }
  /** Stores a passkey of an account. */
  const addPasskey = async (account: Account, over: Parameters<typeof aPasskey>[0] = {}) => {
    const passkey = aPasskey({ account_id: account.id, ...over })
    await run(passkeyRepository.add(passkey))
    return passkey
  }
  return {
    ...ports,
    ...services,
    addAccount,
    addSession,
    storeTotp,
    addTotp,
    addPasskey,
    /** Stores a facility; returns its id. */
    addFacility: (name?: string) => storeFacility(database, name),
    /** Changes columns of an account, as no use-case does. */
    setAccount: (id: string, values: Partial<Account>) => database.orm.em.fork().nativeUpdate(AccountTable, { id }, values),
    /** Stores a photo as an earlier version did. */
    addOldPhoto: (accountId: string, webp: Uint8Array) =>
      rowsOf(database, `insert into accounts_photo (account_id, mime, bytes) values (?, 'image/webp', ?) returning 1`, [accountId, webp]),
    oldPhotoIds: async () => (await rowsOf<{ id: string }>(database, 'select account_id id from accounts_photo')).map(({ id }) => id),
  }
}
