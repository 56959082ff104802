import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { writeQuestions } from '../contract/permissions.ts'
import { lastNumber } from '../domain/question.ts'
import { Questions } from '../domain/questions.port.ts'
import { sideOf } from './thread.ts'

/** Counts the new messages of an account: answers to its own questions, and messages to the facilities that it answers for. */
export const CountNewMessages = define(
  'questions/CountNewMessages',
  { questions: Questions, grants: Grants },
  ({ questions, grants }): LoadCounts =>
    (accountId) =>
      Effect.gen(function* () {
        const perms = Object.entries(yield* grants.permissionsOf(accountId))
        const answered = perms.filter(([, names]) => names.includes(writeQuestions.name)).map(([id]) => id)
        const { answers, byFacility } = yield* questions.countNew(accountId, answered)
        const ofFacilities = Object.values(byFacility).reduce((sum, count) => sum + count, 0)
        return { new_messages: answers + ofFacilities, new_answers: answers, new_messages_by_facility: byFacility }
      }),
)

/** Marks the messages of threads as seen by an account that takes part in them. */
export const MarkThreadsSeen = define(
  'questions/MarkThreadsSeen',
  { questions: Questions, grants: Grants },
  ({ questions, grants }): MarkSeen =>
    (accountId, ids) =>
      Effect.gen(function* () {
        const found = yield* questions.byIds(ids)
        if (found.length === 0) return false
        const perms = yield* grants.permissionsOf(accountId)
        let changed = false
        for (const question of found)
          if (
            sideOf({ id: accountId, perms }, question) !== null &&
            (yield* questions.markSeen(accountId, question.id, lastNumber(question)))
          )
            changed = true
        return changed
      }),
)
