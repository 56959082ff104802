import { run } from '#adapters/memory/run.ts'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { anAccount } from './builders.ts'

/** Stores an account, by default one of `anAccount`; returns it. */
export const storeAccount = async (platform: TestPlatform, account: Account = anAccount()): Promise<Account> => {
  await run(platform.find(AccountRepository).add(account))
  return account
}
