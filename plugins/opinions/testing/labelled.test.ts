import { expect, test } from 'vitest'
import { type Label, labels, readLabelled, scoreLabels } from './bench.ts'

/** Floors of precision and recall on the held-out half: the measured figures, less a small margin. */
const floors: Readonly<Record<Label, readonly [precision: number, recall: number]>> = {
  insult: [0.85, 0.65],
  profanity: [0.95, 0.7],
  hate: [0.95, 0.6],
  threat: [0.95, 0.65],
  accusation: [0.85, 0.7],
  health: [0.95, 0.85],
  spam: [0.6, 0.7],
  off_topic_short: [0.4, 0.7],
  phone: [0.95, 0.75],
  email: [0.95, 0.95],
  pesel: [0.95, 0.95],
  child_name: [0.85, 0.75],
  address: [0.95, 0.95],
  link: [0.95, 0.95],
}

test('SP-04 has at least 600 different comments with known labels, half of them held out', () => {
  const tuning = readLabelled('tuning')
  const heldOut = readLabelled('held-out')
  const all = [...tuning, ...heldOut]
  expect(all.length).toBeGreaterThanOrEqual(600)
  expect(Math.abs(tuning.length - heldOut.length)).toBeLessThan(10)
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  expect(all.flatMap((one) => one.labels).filter((label) => !labels.some((known) => known === label))).toEqual([])
  expect(all.filter(({ source }) => source === '')).toEqual([])
})

test.for(scoreLabels(readLabelled('held-out')))(
  'SP-04 OP-12 finds $label in comments that the rules were not tuned on',
  ({ label, precision, recall }) => {
    const [leastPrecision, leastRecall] = floors[label]
    expect(precision).toBeGreaterThanOrEqual(leastPrecision)
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
  },
)
