import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { anonymous } from '#core/access/actor.ts'
import { ShowProfile } from '../use-cases/show-profile.ts'

/** Reads what the page of a facility shows to a visitor. */
export const showProfile = (platform: TestPlatform, slug: string) => platform.run(ShowProfile, anonymous('t'), { slug })
