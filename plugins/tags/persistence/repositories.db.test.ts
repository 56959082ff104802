import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { describeTagging } from '../testing/describe-tagging.ts'

const platform = startForTests(testPlatform)

describeTagging(() => platform.find(Tagging))
