import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { questionsApi } from '../contract/api.ts'
import type { QuestionHead } from '../contract/question.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { type ListedQuestion, Questions } from '../domain/questions.port.ts'
import { answersFor } from '../services/thread-side.ts'

const excerptLength = 140

/** Lists the threads of the user, or of a facility that the user answers for. */
export const ListQuestions = handler(
  questionsApi.listQuestions,
  { questions: Questions, facilities: QuestionFacilities, accounts: Accounts },
  ({ questions, facilities, accounts }) => {
    const headsOf = Effect.fn('questions.heads')(function* (items: readonly ListedQuestion[], isFacility: boolean) {
      const known = yield* facilities.heads([...new Set(items.map(({ facility_id }) => facility_id))])
      const parents = isFacility ? items.flatMap(({ account_id }) => account_id ?? []) : []
      const names = new Map((yield* accounts.byIds([...new Set(parents)])).map(({ id, first_name }) => [id, first_name]))
      return items.map(({ facility_id, account_id, last_text, last_parent, last_facility, new_messages, ...question }): QuestionHead => {
        const facility = known.get(facility_id)
        const { id, topic, state, asked_at, last_message_at } = question
        return {
          id,
          topic,
          state,
          asked_at,
          last_message_at,
          new_messages,
          facility: {
            id: facility_id,
            slug: facility?.exists ? facility.slug : null,
            name: facility?.name ?? '',
            city: facility?.city ?? '',
          },
          parent: account_id === null ? null : (names.get(account_id) ?? null),
          excerpt: last_text.replace(/\s+/g, ' ').slice(0, excerptLength),
          last_by: last_facility > last_parent ? 'facility' : 'parent',
        }
      })
    })
    return Effect.fn('questions.list')(function* (user, { mine, facility_id, state, topic, ...requested }) {
      const isFacility = facility_id !== undefined && mine !== 'true'
      if (isFacility && !answersFor(user, facility_id)) return yield* new InsufficientPermissions()
      const paging = pagingOf(requested)
      const { items, total } = yield* questions.list(
        {
          side: isFacility ? 'facility' : 'parent',
          accountId: user.id,
          facilityId: facility_id ?? null,
          state: state || null,
          topic: topic || null,
        },
        paging,
      )
      return pageOf(yield* headsOf(items, isFacility), { total, ...paging })
    })
  },
)
