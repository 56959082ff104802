import { aUser } from '#adapters/memory/actors.ts'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { AccountType } from '#core/access/account-type.ts'
import { operator, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { CreateAccount } from '../use-cases/operate-accounts.ts'

/** Creates an account by the operator's use-case and returns its user, without a session. */
export const createUser = async (
  platform: TestPlatform,
  type: AccountType = 'user',
): Promise<User & { readonly email: string; readonly password: string }> => {
  const email = `${newId()}@demo.test`
  const { id, password } = await platform.run(CreateAccount, operator, { email, firstName: 'Joanna', lastName: 'Wierzba', type })
  return { ...aUser({ id, type }), email, password }
}
