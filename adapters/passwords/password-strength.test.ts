import { setTimeout as pause } from 'node:timers/promises'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makePasswordStrength } from './password-strength.ts'

const { score: scorePassword } = makePasswordStrength()
const personalData = ['Anna', 'Nowak-Żółtowska', 'anna.wodniczka@demo.test']
const scoreOf = (password: string) => Effect.runPromise(scorePassword(password, personalData))

test.each(['123456', 'Password', 'ZAQ12wsx', 'p@ssw0rd'])('AU-01 recognises %s as a common password', async (password) => {
  const { score, ...result } = await scoreOf(password)
  expect(result).toEqual({ breached: true, warning: 'common' })
  expect(score).toBeLessThan(2)
})

test.each(['Kredka2026', 'przedszkole1', 'Zlobek123', 'Kredka!!'])('AU-01 rates %s, words of the site, as weak', async (password) => {
  expect((await scoreOf(password)).score).toBeLessThan(2)
})

test.each([
  ['wodniczka7', 'personal'],
  ['Zoltowska7', 'personal'],
  ['małgorzata', 'name'],
  ['malgorzata', 'name'],
  ['aaaaaaaaaaaa', 'repeat'],
  ['1990-05-12', 'date'],
])('AU-01 rates %s as weak: %s', async (password, warning) => {
  const result = await scoreOf(password)
  expect(result.score).toBeLessThan(2)
  expect(result.warning).toBe(warning)
})

test.each(['krasnal wiezie poziomki', 'x8#kQ2!vLp0', 'Ślimak!Trzcina?Wtorek'])('AU-01 rates %s as strong', async (password) => {
  expect(await scoreOf(password)).toEqual({ score: 4, breached: false, warning: null })
})

test('does not block the main thread with expensive passwords', async () => {
  const unit = '$@7#11@865<<91@98|%3@#%8[82<['
  const order: string[] = []
  const scores = Array.from({ length: 10 }, (_, n) => scoreOf(`${n}${unit.repeat(400)}`).then(() => order.push('score')))
  setImmediate(() => order.push('another turn'))
  await Promise.all(scores)
  expect(order).toEqual(['another turn', ...scores.map(() => 'score')])
})

test('restarts the worker after it was stopped as idle', async () => {
  const { score: scoreBriefly } = makePasswordStrength(1)
  const ask = () => Effect.runPromise(scoreBriefly('123456', []))
  expect(await ask()).toEqual(await scoreOf('123456'))
  await pause(50)
  expect((await ask()).breached).toBe(true)
})
