import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makePasswordStrength } from '#adapters/memory/password-strength.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { goodPassword } from '../testing/builders.ts'
import { ScorePassword } from './registration.ts'

test('scores a password with the data about its user', async () => {
  const score = makeOf(ScorePassword)({ passwordStrength: makePasswordStrength() })
  expect(await run(score(visitor, { password: 'joanna-2026', about: ['Joanna'] }))).toEqual({
    score: 0,
    breached: false,
    warning: 'personal',
  })
  expect(await run(score(visitor, { password: goodPassword }))).toMatchObject({ score: 3 })
})
