import { describeFavourites } from './describe-favourites.ts'
import { makeFavouritesFixture } from './favourites-fixture.ts'

describeFavourites(() => {
  const { favourites, facilities, add } = makeFavouritesFixture()
  return { favourites, facilities, store: async (over) => add(over) }
})
