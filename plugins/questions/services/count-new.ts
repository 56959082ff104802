import { Effect } from 'effect'
import type { Grants } from '#core/access/grants.port.ts'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { writeQuestions } from '../contract/permissions.ts'
import { lastNumber } from '../domain/question.ts'
import type { Questions } from '../domain/questions.port.ts'
import { sideOf } from './thread-side.ts'

interface Dependencies {
  readonly questions: Questions
  readonly grants: Grants
}

/** Counts the new messages of an account: answers to its own questions, and messages to the facilities that it answers for. */
export const makeCountNewMessages =
  ({ questions, grants }: Dependencies): LoadCounts =>
  (accountId) =>
    Effect.gen(function* () {
      const perms = Object.entries(yield* grants.permissionsOf(accountId))
      const answered = perms.filter(([, names]) => names.includes(writeQuestions.name)).map(([id]) => id)
      const { answers, byFacility } = yield* questions.countNew(accountId, answered)
      const ofFacilities = Object.values(byFacility).reduce((sum, count) => sum + count, 0)
      return { new_messages: answers + ofFacilities, new_answers: answers, new_messages_by_facility: byFacility }
    })
export const CountNewMessages = token<LoadCounts>('questions/CountNewMessages')

/** Marks the messages of threads as seen by an account that takes part in them. */
export const makeMarkThreadsSeen =
  ({ questions, grants }: Dependencies): MarkSeen =>
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
    })
export const MarkThreadsSeen = token<MarkSeen>('questions/MarkThreadsSeen')
