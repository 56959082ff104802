import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { token } from '#core/kernel/token.ts'
import type { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { Validation } from '#core/plugin/doorway-failures.ts'
import type { Events } from '#core/ports/events.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AccountErased } from '../contract/events.ts'
import { normalizeEmail } from '../domain/account.ts'
import { OwnsFacility } from '../contract/failures.ts'
import { ownAccount } from './own-account.ts'
import type { OwnPassword } from './own-password.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly grants: Grants
  readonly erase: ErasePersonalData
  readonly mailQueue: MailQueue
  readonly events: Events
  readonly transaction: Transaction
}

/** Deletes one's account for good, with all that is about the person; `confirm`: the account's e-mail, typed. Whoever owns a facility passes it on first. */
export const makeDeleteAccount = ({ ownPassword, grants, erase, mailQueue, events, transaction }: Dependencies) =>
  Effect.fn('accounts.delete-account')(function* (
    actor: Actor,
    { id, password, confirm }: { readonly id: string; readonly password: string; readonly confirm: string },
  ) {
    const user = yield* ownAccount(actor, id)
    const { email, language, first_name: name } = yield* ownPassword(user, password)
    if (normalizeEmail(confirm) !== email) return yield* new Validation({ schema: { confirm: ['EMAILS_DIFFER'] } })
    return yield* transaction(
      Effect.gen(function* () {
        if ((yield* grants.facilitiesOf(id)).some(({ role }) => role === 'owner')) return yield* new OwnsFacility()
        // One's own data are never refused: whose account it is was asked above.
        yield* erase(actor, { accountId: id, email }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
        yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.erased', values: { name }, key: `accounts.erased:${id}` })
        yield* events.emit(AccountErased.of({ accountId: id }))
        return { status: 'deleted' as const }
      }),
    )
  })

export type DeleteAccount = ReturnType<typeof makeDeleteAccount>
export const DeleteAccount = token<DeleteAccount>('accounts/DeleteAccount')
