import type { TestPlatform } from '#config/quality/testing/platform.ts'
import type { User } from '#core/access/actor.ts'
import { AddFavourite } from '../use-cases/favourites.ts'

/** Adds a facility to the favourites of a user. */
export const addFavouriteAs = (platform: TestPlatform, user: User, facilityId: string) =>
  platform.run(AddFavourite, user, { id: facilityId })
