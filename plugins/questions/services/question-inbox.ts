import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { QuestionInbox } from '../contract/queries.ts'
import { Questions } from '../domain/questions.port.ts'
import { answersFor } from './thread.ts'
import { ViewHeads } from './view-heads.ts'

/** Lists threads for other plugins. */
export const makeQuestionInbox = provide(
  QuestionInbox,
  { questions: Questions, viewHeads: ViewHeads },
  ({ questions, viewHeads }): QuestionInbox => ({
    list: Effect.fn('questions.inbox')(function* (user, { facilityId, ...part }) {
      if (facilityId !== null && !answersFor(user, facilityId)) return []
      const side = facilityId === null ? 'parent' : 'facility'
      const items = yield* questions.listBefore({ side, accountId: user.id, facilityId, state: null, topic: null }, part)
      return yield* viewHeads(items, side === 'facility')
    }),
  }),
)
