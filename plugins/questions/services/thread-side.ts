import type { User } from '#core/access/actor.ts'
import { writeQuestions } from '../contract/permissions.ts'
import type { QuestionSide } from '../contract/topics.ts'
import type { Question } from '../domain/question.ts'

/** Returns whether a user answers the questions of a facility. Support does not: threads are private. */
export const answersFor = ({ perms }: Pick<User, 'perms'>, facilityId: string): boolean =>
  Object.hasOwn(perms, facilityId) && (perms[facilityId] ?? []).includes(writeQuestions.name)

/** Returns the side on which a user takes part in a thread; `null` for everybody else. */
export const sideOf = (user: Pick<User, 'id' | 'perms'>, { account_id, facility_id }: Question): QuestionSide | null =>
  account_id === user.id ? 'parent' : answersFor(user, facility_id) ? 'facility' : null
