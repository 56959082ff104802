import { Effect } from 'effect'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { accountBrowser, goodPassword, latestMail } from './account-browser.ts'
import { createMember, type Member } from './member.ts'

/** Accounts that the calls of the contract refer to. */
export interface AccountData {
  /** Signed-in member that no call changes, and a factory of new members for irreversible calls. */
  readonly member: Member
  readonly newMember: () => Promise<Member>
  /** Registers an account that is never activated. */
  readonly registerAccount: () => Promise<{ readonly email: string; readonly password: string }>
  /** Returns the token in the newest mail of a template sent to an address. */
  readonly latestToken: (email: string, template: string) => Promise<string>
  /** Makes an account the owner of a facility. */
  readonly makeOwner: (accountId: string) => Promise<void>
  /** Turns an account into a support account. */
  readonly promoteToSupport: (accountId: string) => Promise<void>
  /** Marks an account's sessions as opened without its second factor. */
  readonly clearSecondFactor: (accountId: string) => Promise<void>
  /** Makes an account's password a one-time password that has expired. */
  readonly expireOneTimePassword: (accountId: string) => Promise<void>
  /** Changes an account's e-mail directly in the database. */
  readonly changeEmail: (accountId: string, email: string) => Promise<void>
}

/** Creates the accounts that the calls of the contract refer to. */
export const createAccountData = async ({ platform, url }: TestProduct): Promise<AccountData> => ({
  member: await createMember(platform, url),
  newMember: () => createMember(platform, url),
  registerAccount: async () => {
    const email = `${newId()}@demo.test`
    const names = { first_name: 'Joanna', last_name: 'Wierzba', terms_version: '2026-11-21' }
    await accountBrowser(url).call('POST', '/api/v1/account/account', { email, email_repeat: email, password: goodPassword, ...names })
    return { email, password: goodPassword }
  },
  latestToken: async (email, template) => (await latestMail(platform, email, template)).template_values['token'] ?? '',
  makeOwner: async (accountId) => {
    const [facility] = await rowsOf<{ id: string }>(
      platform,
      'select id from facility where active and deleted_at is null order by slug limit 1',
    )
    const permissions = permissionsOfRole(platform.find(Permissions), 'owner')
    await Effect.runPromise(platform.find(Grants).save({ accountId, facilityId: facility?.id ?? '', role: 'owner', permissions }))
  },
  promoteToSupport: async (accountId) => {
    await rowsOf(platform, `update accounts_account set type = 'support' where id = ?`, [accountId])
  },
  clearSecondFactor: async (accountId) => {
    await rowsOf(platform, 'update accounts_session set second_factor = false where account_id = ?', [accountId])
  },
  expireOneTimePassword: async (accountId) => {
    await rowsOf(platform, `update accounts_account set one_time_until = now() - interval '1 minute' where id = ?`, [accountId])
  },
  changeEmail: async (accountId, email) => {
    await rowsOf(platform, 'update accounts_account set email = ? where id = ?', [email, accountId])
  },
})
