import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { MembershipEnded } from '#plugins/membership/contract/events.ts'
import { Groups } from '../domain/groups.port.ts'
import { SealedNames } from '../services/sealed-names.ts'

type Nothing = Readonly<Record<string, never>>

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/** Erases the children of a parent with the membership, whoever has ended it. */
export const EraseChildren = define('groups/EraseChildren', { groups: Groups }, ({ groups }) =>
  Effect.fn('groups.erase-children')((_: Actor, { accountId, facilityId }: MembershipEnded) =>
    Effect.asVoid(groups.eraseChildren(accountId, facilityId)),
  ),
)

/** Erases the children of those who have stopped being parents another way: with a deleted facility, or as parts of a merge. */
export const EraseStrays = define('groups/EraseStrays', { groups: Groups }, ({ groups }) =>
  Effect.fn('groups.erase-strays')(function* (_: Actor, __: Nothing) {
    return { children: yield* groups.eraseStrays() }
  }),
)

/** Encrypts with the current key what an older one encrypted, so that the operator can drop the older secret. */
export const ReencryptNames = define('groups/ReencryptNames', { groups: Groups, names: SealedNames }, ({ groups, names }) =>
  Effect.fn('groups.reencrypt-names')(function* (_: Actor, __: Nothing) {
    let count = 0
    let after = first
    for (;;) {
      const outdated = yield* groups.namesWithOldKey(names.currentKeyPrefix, after, batch)
      for (const child of outdated) {
        const name = names.open(child)
        if (name === '') continue
        yield* groups.replaceName({ id: child.id, first_name: names.seal(child.id, name) }, child.first_name)
        count++
      }
      const last = outdated.at(-1)
      if (!last || outdated.length < batch) return { names: count }
      after = last.id
    }
  }),
)
