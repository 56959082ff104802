import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bayesianMean, minPriorOpinions, priorMean } from './bayesian-mean.ts'

const count = fc.integer({ min: 1, max: 10_000 })
const mean = fc.double({ min: 1, max: 5, noNaN: true })

test('CA-09 one enthusiastic opinion does not outrank many good ones', () => {
  expect(bayesianMean(1, 5, 4)).toBeCloseTo(4.1667, 4)
  expect(bayesianMean(40, 4.8, 4)).toBeCloseTo(4.7111, 4)
})

test('CA-09 the mean lies between the prior and the own mean, and nearer to its own with every opinion', () => {
  fc.assert(
    fc.property(count, mean, mean, (n, own, prior) => {
      const sorted = bayesianMean(n, own, prior)
      expect(sorted).toBeGreaterThanOrEqual(Math.min(own, prior) - 1e-9)
      expect(sorted).toBeLessThanOrEqual(Math.max(own, prior) + 1e-9)
      expect(Math.abs(bayesianMean(n + 1, own, prior) - own)).toBeLessThanOrEqual(Math.abs(sorted - own) + 1e-9)
    }),
  )
})

test('CA-09 the prior is the mean of the first area with enough opinions', () => {
  const town = { count: minPriorOpinions, sum: 40 }
  const voivodeship = { count: 100, sum: 450 }
  const country = { count: 1000, sum: 4200 }
  const few = { count: minPriorOpinions - 1, sum: 45 }
  expect(priorMean([town, voivodeship, country])).toBe(4)
  expect(priorMean([few, voivodeship, country])).toBe(4.5)
  expect(priorMean([few, few, country])).toBe(4.2)
  expect(priorMean([few, few, few])).toBe(5)
  expect(priorMean([{ count: 0, sum: 0 }])).toBe(0)
})
