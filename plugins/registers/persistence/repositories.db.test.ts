import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Batches } from '../domain/batches.port.ts'
import { describeBatches } from '../testing/describe-batches.ts'

const platform = startForTests(testPlatform)

describeBatches(() => platform.find(Batches))
