import { expect, test } from 'vitest'
import { questionsToday } from './today.query.ts'

const waiting = (found: object) => questionsToday.lines(found as never, new Date()).find(({ kind }) => kind === 'waiting')
const since = '2026-11-29T08:00:00Z'

test('WK-01 one question that waits is opened at once, several lead to their list, none is a line', () => {
  expect(waiting({ waiting: 1, since, oldest: 'q1', week: 1 })).toMatchObject({ route: 'facility_question', params: { question: 'q1' } })
  expect(waiting({ waiting: 2, since, oldest: 'q1', week: 2 })).toMatchObject({ route: 'facility_questions' })
  expect(waiting({ waiting: 0, week: 0 })).toBeUndefined()
})
