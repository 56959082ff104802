import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'
import { describeScrollDepths } from '../testing/describe-scroll-depths.ts'

const platform = startForTests(testPlatform)

describeScrollDepths(() => platform.find(ScrollDepthRepository))
