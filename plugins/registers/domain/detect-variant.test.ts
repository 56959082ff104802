import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { detectVariant } from './detect-variant.ts'

test('takes the variant of most rows and ignores a few others', async () => {
  expect(await Effect.runPromise(detectVariant({ preschools: 990, 'primary schools': 10 }))).toBe('preschools')
  expect(await Effect.runPromise(detectVariant({}))).toBeNull()
})

test('rejects a file of several variants and gives their counts', async () => {
  await expect(Effect.runPromise(detectVariant({ preschools: 50, 'primary schools': 30 }))).rejects.toMatchObject({
    _tag: 'UnreadableFile',
    detail: expect.stringContaining('preschools (50) and primary schools (30)'),
  })
})
