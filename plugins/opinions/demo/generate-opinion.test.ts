import { expect, test } from 'vitest'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { textProblem } from '../contract/clean-text.ts'
import { opinionLimits } from '../contract/limits.ts'
import { readWritten } from '../domain/opinion.ts'
import { generateOpinion, makeRandom } from './generate-opinion.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

test('generated opinions keep the rules of written ones, in three languages, the same for the same seed', () => {
  const generate = () => {
    const random = makeRandom(7)
    return Array.from({ length: 300 }, () => generateOpinion(random, now))
  }
  const generated = generate()
  expect(generate()).toEqual(generated)
  for (const opinion of generated) {
    expect(readWritten(opinion, now).problems, opinion.text).toBeNull()
    expect(textProblem(opinion.text, opinionLimits.text)).toBeNull()
    expect(findPrivacyHits(opinion.text), opinion.text).toEqual([])
    expect(opinion.accepted_at < now.toISOString()).toBe(true)
  }
  expect(new Set(generated.map(({ language }) => language))).toEqual(new Set(['pl', 'ua', 'en']))
  expect(new Set(generated.map(({ text }) => text)).size).toBeGreaterThan(280)
})
