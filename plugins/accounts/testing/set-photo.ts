import { Effect } from 'effect'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { photoSubject, uploadIdOf } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'

/** Gives an account a photo, without the checks of the use-case; returns its name. */
export const setPhoto = ({ find }: Pick<TestPlatform, 'find'>, email: string, webp: Uint8Array) => {
  const accounts = find(AccountRepository)
  const uploads = find(Uploads)
  const name = generateToken()
  const set = Effect.fn('test.set-photo')(function* () {
    const account = yield* accounts.byEmail(email)
    if (!account) return
    yield* uploads.takeOver({ id: uploadIdOf(name), accountId: account.id, subject: photoSubject(account.id), webp })
    yield* accounts.setPhoto(account.id, name)
  })
  return Effect.runPromise(find(Transaction)(set())).then(() => name)
}
