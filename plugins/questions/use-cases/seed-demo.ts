import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { type DemoThread, demoCities, demoThreads } from '../demo/threads.ts'
import { lastNumber, newQuestion } from '../domain/question.ts'
import { closed, withMessage } from '../domain/question-states.ts'
import { Publications, Questions } from '../domain/questions.port.ts'

const hourMs = 3_600_000

/** Creates the threads of the demo, once. Those of the parent are read up to the last message; the owner of Słoneczko has two new ones. */
export const SeedQuestionsDemo = define(
  'questions/SeedDemo',
  {
    questions: Questions,
    publications: Publications,
    facilities: DemoFacilities,
    grants: Grants,
    origins: AccountOrigins,
    clock: Clock,
    transaction: Transaction,
  },
  ({ questions, publications, facilities, grants, origins, clock, transaction }): Seed => {
    const store = Effect.fn('questions.store-demo-thread')(function* (
      { topic, daysAgo, messages, closed: isClosed, published }: DemoThread,
      facility: { readonly id: string; readonly ownerId: string | null },
      accountId: string,
    ) {
      const begun = clock.now().getTime() - daysAgo * 24 * hourMs
      let question = newQuestion({ facility_id: facility.id, account_id: accountId, by_guest: false, topic }, new Date(begun))
      yield* questions.add(question)
      for (const [side, hours, text] of messages) {
        const sent = new Date(begun + hours * hourMs)
        question = withMessage(question, side, sent)
        yield* questions.addMessage({
          id: newId(),
          thread_id: question.id,
          number: lastNumber(question),
          side,
          text,
          sent_at: sent.toISOString(),
          account_id: side === 'parent' ? accountId : null,
          staff_id: side === 'facility' ? facility.ownerId : null,
          by_mail: side === 'facility' && facility.ownerId === null,
        })
      }
      yield* questions.markSeen(accountId, question.id, lastNumber(question))
      yield* questions.save(isClosed ? closed(question, 'parent', new Date(question.last_message_at)) : question)
      if (!published) return
      const [text, answer] = published
      const dates = { requested_at: question.last_message_at, answered_at: question.last_message_at }
      yield* publications.save({ thread_id: question.id, question: text, answer, state: 'published', version: 1, ...dates })
    })
    return Effect.fn('questions.seed-demo')(function* () {
      for (const thread of demoThreads) {
        const id = yield* facilities.find(thread.facility, demoCities[thread.facility])
        const parent = yield* origins.originOfEmail(`${thread.parent}@demo.test`)
        if (id === null || !parent) continue
        const [ownerId = null] = yield* grants.ownersOf(id)
        const { total } = yield* questions.list(
          { side: 'parent', accountId: parent.id, facilityId: id, topic: thread.topic, state: null },
          { page: 1, offset: 0, limit: 1 },
        )
        if (total === 0) yield* Effect.orDie(store(thread, { id, ownerId }, parent.id))
      }
    }, transaction)
  },
)
