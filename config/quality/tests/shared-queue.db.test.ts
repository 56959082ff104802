import { afterAll, beforeAll } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { SharedQueue } from '#core/ports/shared-queue.ts'
import { describeSharedQueue } from '../testing/describe-shared-queue.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

const clock = makeClock()
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ clock })
})
afterAll(() => platform.end())

describeSharedQueue(() => ({ queue: platform.find(SharedQueue), clock }))
