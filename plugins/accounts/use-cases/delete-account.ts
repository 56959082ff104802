import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { OwnsFacility } from '../contract/errors.ts'
import { AccountErased } from '../contract/events.ts'
import type { IdentityProof } from '../contract/factors.ts'
import { requireOwnAccount } from '../services/access.ts'
import { ConfirmIdentity } from '../services/prove-identity.ts'

/**
 * Deletes the user's account and all personal data; `confirm`: the account's e-mail, typed. An owner of a facility must
 * hand it over first.
 */
export const DeleteAccount = define(
  'accounts/DeleteAccount',
  { confirmIdentity: ConfirmIdentity, grants: Grants, erase: ErasePersonalData, mailQueue: MailQueue, events: Events },
  ({ confirmIdentity, grants, erase, mailQueue, events }) =>
    Effect.fn('accounts.delete-account')(function* (
      actor: Actor,
      {
        id,
        confirm,
        opinions,
        ...proof
      }: IdentityProof & { readonly id: string; readonly confirm: string; readonly opinions?: string | undefined },
    ) {
      const user = yield* requireOwnAccount(actor, id)
      return yield* confirmIdentity(user, proof, ({ email, language, first_name: name }) =>
        Effect.gen(function* () {
          if (normalizeEmail(confirm) !== email) return yield* new Validation({ schema: { confirm: ['EMAIL_NOT_CONFIRMED'] } })
          if ((yield* grants.facilitiesOf(id)).some(({ role }) => role === 'owner')) return yield* new OwnsFacility()
          // Cannot fail: requireOwnAccount has checked that the data are the actor's own.
          yield* erase(actor, { accountId: id, email }, { opinions }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
          yield* mailQueue.enqueue({
            to: email,
            language,
            template: 'accounts.mail.erased',
            values: { name },
            key: `accounts.erased:${id}`,
          })
          yield* events.emit(AccountErased.of({ accountId: id }))
          return { status: 'deleted' as const }
        }),
      )
    }),
)
