/** Maximum number of favourites of an account or a browser: more than a parent can visit, few enough for one address and one page. */
export const maxFavourites = 100

/** Maximum number of facilities in one comparison. */
export const maxCompared = 4
