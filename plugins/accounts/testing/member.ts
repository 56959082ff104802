import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { AccountType } from '#core/access/account-type.ts'
import { operator } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { CreateAccount } from '../use-cases/operate-accounts.ts'
import { type AccountBrowser, accountBrowser } from './account-browser.ts'

/** Account signed in at a browser of its own. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly browser: AccountBrowser
}

/** Creates an account by the operator's use-case and signs it in. */
export const createMember = async (platform: TestPlatform, url: string, type: AccountType = 'user'): Promise<Member> => {
  const email = `${newId()}@demo.test`
  const { id, password } = await platform.run(CreateAccount, operator, { email, firstName: 'Joanna', lastName: 'Wierzba', type })
  const browser = accountBrowser(url)
  const { status } = await browser.logIn(email, password)
  if (status !== 200) throw new Error(`${type} could not sign in: ${status}`)
  return { id, email, password, browser }
}
