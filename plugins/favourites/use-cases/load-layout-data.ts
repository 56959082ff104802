import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { maxFavourites } from '../contract/limits.ts'

/** Layout data that makes the heart appear in the navigation bar and on profiles. */
export const makeLoadFavouritesLayoutData = (): LoadLayoutData =>
  Effect.fn('favourites.load-layout-data')(function* () {
    return yield* Effect.succeed({ max: maxFavourites })
  })

export const LoadFavouritesLayoutData = token<LoadLayoutData>('favourites/LoadLayoutData')
