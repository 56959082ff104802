import { makeClock } from '#adapters/memory/clock.ts'
import { SharedQueue } from '#core/ports/shared-queue.ts'
import { describeSharedQueue } from '../testing/describe-shared-queue.ts'
import { testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const clock = makeClock()
const platform = startForTests(() => testPlatform({ clock }))

describeSharedQueue(() => ({ queue: platform.find(SharedQueue), clock }))
