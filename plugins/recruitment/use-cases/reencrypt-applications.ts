import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { SealedContent } from '../services/sealed-content.ts'

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Encrypts with the current key what an older one encrypted, and renews the keys of children, so that the operator can
 * drop the older secret; returns their numbers.
 */
export const ReencryptApplications = define(
  'recruitment/ReencryptApplications',
  { applications: Applications, history: ApplicationHistory, sealed: SealedContent },
  ({ applications, history, sealed }) => {
    const contents = Effect.fn('recruitment.reencrypt-contents')(function* () {
      let count = 0
      let after = first
      for (;;) {
        const outdated = yield* applications.sealedWithOldKey(sealed.currentKeyPrefix, after, batch)
        for (const { id, content: previous } of outdated) {
          const content = sealed.open(id, previous)
          if (content === null) continue
          yield* applications.replaceContent({ id, content: sealed.seal(id, content), child_key: sealed.childKeys(content)[0] }, previous)
          count++
        }
        const last = outdated.at(-1)
        if (!last || outdated.length < batch) return count
        after = last.id
      }
    })
    const messages = Effect.fn('recruitment.reencrypt-messages')(function* () {
      let count = 0
      let after = first
      for (;;) {
        const outdated = yield* history.messagesWithOldKey(sealed.currentKeyPrefix, after, batch)
        for (const { id, message: previous } of outdated) {
          const text = sealed.openMessage(id, previous)
          if (text === null) continue
          yield* history.replaceMessage(id, sealed.sealMessage(id, text), previous)
          count++
        }
        const last = outdated.at(-1)
        if (!last || outdated.length < batch) return count
        after = last.id
      }
    })
    return Effect.fn('recruitment.reencrypt')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      return { applications: yield* contents(), messages: yield* messages() }
    })
  },
)
