import { describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { PasskeyRepository, SecondFactorRepository } from '../domain/second-factors.port.ts'
import { anAccount, aPasskey } from '../testing/builders.ts'

const database = databaseForTests()

const now = '2026-11-23T10:00:00.000Z'
const passkeys = () => database.find(PasskeyRepository)
const factors = () => database.find(SecondFactorRepository)
const addAccount = async () => {
  const account = anAccount()
  await run(database.find(AccountRepository).add(account))
  return account.id
}

describe('repository of passkeys', () => {
  test('lists the passkeys of an account, the oldest first', async () => {
    const account_id = await addAccount()
    const newer = aPasskey({ account_id, created_at: '2026-11-22T10:00:00.000Z', transports: ['usb', 'nfc'] })
    const older = aPasskey({ account_id, created_at: '2026-11-21T10:00:00.000Z' })
    for (const one of [newer, older, aPasskey({ account_id: await addAccount() })]) await run(passkeys().add(one))
    const listed = await run(passkeys().ofAccount(account_id))
    expect(listed.map((one) => ({ ...one, public_key: [...one.public_key] }))).toEqual(
      [older, newer].map((one) => ({ ...one, public_key: [1, 2, 3] })),
    )
  })

  test('allows each credential once', async () => {
    const passkey = aPasskey({ account_id: await addAccount() })
    await run(passkeys().add(passkey))
    const again = aPasskey({ account_id: await addAccount(), credential_id: passkey.credential_id })
    expect(await failureOf(passkeys().add(again))).toMatchObject({ _tag: 'PasskeyKnown' })
  })

  test('records uses', async () => {
    const passkey = aPasskey({ account_id: await addAccount() })
    await run(passkeys().add(passkey))
    await run(passkeys().recordUse(passkey.id, { counter: 7, backed_up: true }, now))
    expect(await run(database.find(Transaction)(passkeys().lockByCredentialId(passkey.credential_id)))).toMatchObject({
      id: passkey.id,
      counter: 7,
      backed_up: true,
      last_used_at: now,
    })
    expect(await run(database.find(Transaction)(passkeys().lockByCredentialId('unknown')))).toBeNull()
  })

  test('removes passkeys of their owner only', async () => {
    const passkey = aPasskey({ account_id: await addAccount() })
    await run(passkeys().add(passkey))
    expect(await run(passkeys().remove(await addAccount(), passkey.id))).toBe(false)
    expect(await run(passkeys().remove(passkey.account_id, passkey.id))).toBe(true)
    expect(await run(passkeys().remove(passkey.account_id, passkey.id))).toBe(false)
  })
})

describe('repository of second factors', () => {
  test('replaces a secret until it is confirmed, and confirms only the current one', async () => {
    const account = await addAccount()
    expect(await run(factors().totp(account))).toBeNull()
    for (const secret of ['one', 'two']) expect(await run(factors().startTotp(account, secret, now))).toBe(true)
    expect(await run(factors().totp(account))).toEqual({ secret: 'two', confirmed: false })
    expect(await run(factors().confirmTotp(account, 'one', 1, now))).toBe(false)
    expect(await run(factors().confirmTotp(account, 'two', 1, now))).toBe(true)
    expect(await run(factors().confirmTotp(account, 'two', 2, now))).toBe(false)
    expect(await run(factors().startTotp(account, 'three', now))).toBe(false)
    expect(await run(factors().totp(account))).toEqual({ secret: 'two', confirmed: true })
  })

  test('consumes each time step once, with all earlier ones', async () => {
    const account = await addAccount()
    await run(factors().startTotp(account, 'secret', now))
    expect(await run(factors().consumeStep(account, 9))).toBe(false)
    await run(factors().confirmTotp(account, 'secret', 5, now))
    const results = []
    for (const step of [5, 6, 6, 4, 8, 7]) results.push(await run(factors().consumeStep(account, step)))
    expect(results).toEqual([false, true, false, false, true, false])
  })

  test('replaces recovery codes and consumes each once, for its account only', async () => {
    const account = await addAccount()
    const other = await addAccount()
    await run(factors().setRecoveryCodes(account, ['a', 'b']))
    await run(factors().setRecoveryCodes(account, ['c', 'd']))
    expect(await run(factors().consumeRecoveryCode(account, 'a'))).toBe(false)
    expect(await run(factors().consumeRecoveryCode(other, 'c'))).toBe(false)
    expect(await run(factors().consumeRecoveryCode(account, 'c'))).toBe(true)
    expect(await run(factors().consumeRecoveryCode(account, 'c'))).toBe(false)
  })

  test('summarises the confirmed factors of an account', async () => {
    const account_id = await addAccount()
    expect(await run(factors().summaryOf(account_id))).toEqual({ totp: false, passkeys: 0, recovery_codes: 0 })
    await run(factors().startTotp(account_id, 'secret', now))
    await run(factors().setRecoveryCodes(account_id, ['a', 'b']))
    await run(passkeys().add(aPasskey({ account_id })))
    expect(await run(factors().summaryOf(account_id))).toEqual({ totp: false, passkeys: 1, recovery_codes: 2 })
    await run(factors().confirmTotp(account_id, 'secret', 1, now))
    expect(await run(factors().summaryOf(account_id))).toEqual({ totp: true, passkeys: 1, recovery_codes: 2 })
  })

  test('removes a confirmed secret with the recovery codes', async () => {
    const account = await addAccount()
    await run(factors().startTotp(account, 'secret', now))
    expect(await run(factors().removeTotp(account))).toBe(false)
    await run(factors().confirmTotp(account, 'secret', 1, now))
    await run(factors().setRecoveryCodes(account, ['a']))
    expect(await run(factors().removeTotp(account))).toBe(true)
    expect(await run(factors().summaryOf(account))).toEqual({ totp: false, passkeys: 0, recovery_codes: 0 })
  })

  test('removes what was added since a time', async () => {
    const account_id = await addAccount()
    const early = await addAccount()
    for (const id of [account_id, early]) {
      await run(factors().startTotp(id, 'secret', now))
      await run(factors().confirmTotp(id, 'secret', 1, now))
      await run(factors().setRecoveryCodes(id, ['a']))
      await run(passkeys().add(aPasskey({ account_id: id, created_at: '2026-11-21T10:00:00.000Z' })))
    }
    await run(passkeys().add(aPasskey({ account_id, created_at: now })))
    expect(await run(factors().removeAddedSince(account_id, now))).toBe(2)
    expect(await run(factors().summaryOf(account_id))).toEqual({ totp: false, passkeys: 1, recovery_codes: 0 })
    expect(await run(factors().removeAddedSince(early, '2026-11-23T10:00:00.001Z'))).toBe(0)
    expect(await run(factors().summaryOf(early))).toEqual({ totp: true, passkeys: 1, recovery_codes: 1 })
  })

  test('finds secrets of other keys in the order of their accounts, and replaces them unless they changed', async () => {
    const first = '00000000-0000-0000-0000-000000000000'
    const old = await addAccount()
    const current = await addAccount()
    await run(factors().startTotp(old, 'old.secret', now))
    await run(factors().startTotp(current, 'new.secret', now))
    const found = await run(factors().encryptedWithOldKey('new.', first, 1000))
    expect(found.filter(({ account_id }) => [old, current].includes(account_id))).toEqual([{ account_id: old, secret: 'old.secret' }])
    expect(await run(factors().encryptedWithOldKey('new.', first, 1))).toEqual(found.slice(0, 1))
    expect(await run(factors().encryptedWithOldKey('new.', found.at(-1)?.account_id ?? first, 1000))).toEqual([])
    await run(factors().replaceSecret(old, 'changed', 'new.other'))
    expect(await run(factors().totp(old))).toMatchObject({ secret: 'old.secret' })
    await run(factors().replaceSecret(old, 'old.secret', 'new.other'))
    expect(await run(factors().totp(old))).toMatchObject({ secret: 'new.other' })
  })
})
