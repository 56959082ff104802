import { type QuestionSide, reopenDays } from '../contract/topics.ts'
import { lastNumber, maxMessages, type Question } from './question.ts'

const dayMs = 86_400_000

/** Returns whether a closed thread may be reopened at a moment; one that ended with its facility or the parent's account may not. */
export const mayReopen = ({ state, closed_by, closed_at }: Question, now: Date): boolean =>
  state === 'closed' && closed_by !== 'platform' && closed_at !== null && Date.parse(closed_at) + reopenDays * dayMs >= now.getTime()

/** Returns why no message may be added; `null`: one may. */
export const messageRefusal = (question: Question, now: Date): 'closed' | 'full' | null =>
  (question.account_id === null && !question.by_guest) || (question.state === 'closed' && !mayReopen(question, now))
    ? 'closed'
    : lastNumber(question) >= maxMessages
      ? 'full'
      : null

const opened = { state: 'open', closed_by: null, closed_at: null } as const

/** Returns the thread with one more message, which opens it. */
export const withMessage = (question: Question, side: QuestionSide, now: Date): Question => {
  const number = lastNumber(question) + 1
  const at = now.toISOString()
  return {
    ...question,
    ...opened,
    last_message_at: at,
    version: question.version + 1,
    ...(side === 'parent' ? { last_parent: number } : { last_facility: number }),
  }
}

/** Returns the reopened thread. */
export const reopened = (question: Question): Question => ({ ...question, ...opened, version: question.version + 1 })

/** Returns the thread, closed by one of its sides. */
export const closed = (question: Question, by: QuestionSide, now: Date): Question => ({
  ...question,
  state: 'closed',
  closed_by: by,
  closed_at: now.toISOString(),
  version: question.version + 1,
})
