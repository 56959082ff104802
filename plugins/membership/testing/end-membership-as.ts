import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { User } from '#core/access/actor.ts'
import { EndMembership } from '../use-cases/end-membership.ts'

/** Ends a membership, as its facility or its member. */
export const endMembershipAs = (platform: TestPlatform, user: User, id: string) => platform.run(EndMembership, user, { id })
