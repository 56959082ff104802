import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { answerReviewKind, opinionReviewKind } from '../contract/states.ts'
import { ExamineWords } from './examine-submission.ts'

const examine = makeOf(ExamineWords)({})
const flagOf = (kind: string, text: string) =>
  run(examine({ kind, text, subjectId: 'a', facilityId: null, authorId: null, title: 'Bajka' }))

test('SP-04 a text without content is noticed in an opinion, and not in an answer', async () => {
  expect(await flagOf(opinionReviewKind, 'Dziękujemy bardzo!')).toEqual({ flag: 'off_topic_short', priority: 'raised' })
  expect(await flagOf(answerReviewKind, 'Dziękujemy bardzo!')).toBeNull()
})

test('SP-04 of several flags the gravest is raised, in opinions and answers alone', async () => {
  const text = 'Idiotka, spalę wam to przedszkole'
  for (const kind of [opinionReviewKind, answerReviewKind]) expect(await flagOf(kind, text)).toEqual({ flag: 'threat', priority: 'urgent' })
  expect(await flagOf('claim', text)).toBeNull()
})
