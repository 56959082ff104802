import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makePublicFiles } from '#adapters/memory/public-files.ts'
import { run } from '#adapters/memory/run.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import { SynchronizeQuarters } from './quarters.ts'

test.each([true, false])('CA-11 quarters from another machine invalidate the cached pages of this process: %s', async (changed) => {
  const invalidated: string[] = []
  const cache = { invalidate: (tags: readonly string[]) => void invalidated.push(...tags) } as PageCache
  const files = { ...makePublicFiles(), synchronize: () => Effect.succeed(changed) }
  expect(await run(makeOf(SynchronizeQuarters)({ files, cache })(system, {}))).toEqual({ changed })
  expect(invalidated).toEqual(changed ? ['*'] : [])
})
