import { heardOfBuild } from './new-build.ts'
import { whenIdle } from './when-idle.ts'

// How the service is comes after everything else has.
whenIdle(async () => (await import('#web/live/follow-status.ts')).followStatus(heardOfBuild))
