import { wordsAlone } from '../parts/words-alone.ts'

/** The price list: words alone. */
export const data = wordsAlone('price-list')
