import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { User } from '#core/access/actor.ts'
import { Subscribe } from '../use-cases/subscriptions.ts'

/** Follows a facility. */
export const subscribeAs = (platform: TestPlatform, user: User, facilityId: string) =>
  platform.run(Subscribe, user, { facility_id: facilityId })
