import { Effect } from 'effect'
import { Transaction } from '#core/ports/transaction.ts'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { AccountRepository } from '../domain/accounts.port.ts'

/** Gives an account a photo, without the checks of the use-case. */
export const setPhoto = ({ find }: Pick<TestPlatform, 'find'>, email: string, bytes: Uint8Array) => {
  const accounts = find(AccountRepository)
  const set = Effect.fn('test.set-photo')(function* () {
    const account = yield* accounts.byEmail(email)
    if (account) yield* accounts.setPhoto(account.id, { name: '0'.repeat(32), mime: 'image/webp', bytes })
  })
  return Effect.runPromise(find(Transaction)(set()))
}
