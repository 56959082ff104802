import { onBuildReported } from './new-build.ts'
import { whenIdle } from './when-idle.ts'

// Follows the service status with the lowest priority.
whenIdle(async () => (await import('#web/runtime/realtime/follow-status.ts')).followStatus(onBuildReported))
