import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { elect } from './elect.ts'

test('most of the votes say what a file is of; a few strange names do not matter', async () => {
  expect(await Effect.runPromise(elect({ preschools: 990, 'primary schools': 10 }))).toBe('preschools')
  expect(await Effect.runPromise(elect({}))).toBeNull()
})

test('a file of several kinds is refused by their numbers', async () => {
  await expect(Effect.runPromise(elect({ preschools: 50, 'primary schools': 30 }))).rejects.toMatchObject({
    _tag: 'UnreadableFile',
    detail: expect.stringContaining('preschools (50) and primary schools (30)'),
  })
})
