import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { User } from '#core/access/actor.ts'
import { WriteOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion } from './a-written-opinion.ts'

/** Writes an opinion about a facility as the wizard does. */
export const writeOpinionAs = (platform: TestPlatform, user: User, facilityId: string) =>
  platform.run(WriteOpinion, user, aWrittenOpinion(facilityId))
