import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { infoTexts } from '../content/info-texts.ts'
import { ShowChanges, ShowFaq } from './documents.ts'

test('returns the questions for one audience by anchor, in the language of the page', async () => {
  const { audience, questions } = await run(makeOf(ShowFaq)({ infoTexts })(visitor, { audience: 'rodzic', language: 'en' }))
  expect(audience).toBe('rodzic')
  expect(questions.map(({ id }) => id)).toEqual(Object.keys(infoTexts.faq.rodzic.en))
  expect(questions[0]?.question).toBe(Object.values(infoTexts.faq.rodzic.en)[0]?.question)
})

test('returns the changes for one audience by day', async () => {
  const { days } = await run(makeOf(ShowChanges)({ infoTexts })(visitor, { audience: 'dyrektor', language: 'pl' }))
  expect(days.map(({ on }) => on)).toEqual(Object.keys(infoTexts.changes.dyrektor.pl))
  expect(days[0]?.changes).toEqual(Object.values(infoTexts.changes.dyrektor.pl)[0])
})

test('both fail for unknown audiences; general questions have no change log', async () => {
  for (const audience of ['nikt', 'constructor', ''])
    expect(await failureOf(makeOf(ShowFaq)({ infoTexts })(visitor, { audience, language: 'pl' }))).toMatchObject({
      _tag: 'InfoPageNotFound',
    })
  expect(await failureOf(makeOf(ShowChanges)({ infoTexts })(visitor, { audience: 'info', language: 'pl' }))).toMatchObject({
    kind: 'not-found',
  })
})
