import { Effect } from 'effect'
import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { OneTimeTokens } from '../../domain/one-time-tokens.port.ts'
import type { TokenKind } from '../../domain/token-lifetimes.ts'

/** Creates functions about the account of a request: the caller's own, another's, or, pending, one that is not activated. */
export const createSubject = ({ account, find, object, other, rows }: ExampleContext) => ({
  subject: async () => {
    if (object !== 'pending') return account()
    const member = await other()
    await rows(`update accounts_account set status = 'registered', activated_at = null where id = ?`, [member.id])
    return member
  },
  /** Issues a one-time token as a mail contains it. */
  issue: (kind: TokenKind, accountId: string | null, values?: { readonly email: string }) =>
    Effect.runPromise(find(OneTimeTokens).issue(kind, accountId, values)),
  /** Returns a query that finds the account once its password is another one. */
  passwordChanged: async (accountId: string) => {
    const [before] = await rows<{ hash: string }>('select password_hash hash from accounts_account where id = ?', [accountId])
    return ['select 1 from accounts_account where id = ? and password_hash <> ?', accountId, before?.hash] as const
  },
})
