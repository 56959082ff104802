import { setTimeout as pause } from 'node:timers/promises'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makePasswordJudge } from './judge.ts'

const { score: passwordStrength } = makePasswordJudge()
const anna = ['Anna', 'Nowak-Żółtowska', 'anna.wodniczka@demo.test']
const of = (password: string) => Effect.runPromise(passwordStrength(password, anna))

test.each(['123456', 'Password', 'ZAQ12wsx', 'p@ssw0rd'])('AU-01 %s is among those that are tried first', async (password) => {
  const { score, ...judgement } = await of(password)
  expect(judgement).toEqual({ breached: true, warning: 'common' })
  expect(score).toBeLessThan(2)
})

test.each([
  ['wodniczka7', 'personal'],
  ['Zoltowska7', 'personal'],
  ['małgorzata', 'name'],
  ['malgorzata', 'name'],
  ['aaaaaaaaaaaa', 'repeat'],
  ['1990-05-12', 'date'],
])('AU-01 %s is easy to guess: %s', async (password, warning) => {
  const judgement = await of(password)
  expect(judgement.score).toBeLessThan(2)
  expect(judgement.warning).toBe(warning)
})

test.each(['krasnal wiezie poziomki', 'x8#kQ2!vLp0', 'Ślimak!Trzcina?Wtorek'])('AU-01 %s is hard to guess', async (password) => {
  expect(await of(password)).toEqual({ score: 4, breached: false, warning: null })
})

test('the worst of long passwords hold nobody up: the thread that serves stays free', async () => {
  const unit = '$@7#11@865<<91@98|%3@#%8[82<['
  let turns = 0
  const clock = setInterval(() => turns++, 5)
  const begun = performance.now()
  await Promise.all(Array.from({ length: 10 }, (_, n) => of(`${n}${unit.repeat(400)}`)))
  const lasted = performance.now() - begun
  clearInterval(clock)
  expect(lasted).toBeLessThan(10_000)
  expect(turns).toBeGreaterThan(lasted / 50)
})

test('a judge that had rested wakes up again', async () => {
  const { score: short } = makePasswordJudge(1)
  const ask = () => Effect.runPromise(short('123456', []))
  expect(await ask()).toEqual(await of('123456'))
  await pause(50)
  expect((await ask()).breached).toBe(true)
})
