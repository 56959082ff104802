import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { maxFavourites } from '../contract/limits.ts'

/** Layout data that makes the heart appear in the navigation bar and on profiles. */
export const LoadFavouritesLayoutData = define(
  'favourites/LoadLayoutData',
  {},
  (): LoadLayoutData =>
    Effect.fn('favourites.load-layout-data')(function* () {
      return yield* Effect.succeed({ max: maxFavourites })
    }),
)
