import { onBuildReported } from '#web/runtime/islands/new-build.ts'
import { whenIdle } from '#web/runtime/islands/when-idle.ts'

// Follows the service status with the lowest priority.
whenIdle(async () => (await import('./idle/follow-status.ts')).followStatus(onBuildReported))
