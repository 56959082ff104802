import { wordsAlone } from '../parts/words-alone.ts'

/** The list of functions: words alone. */
export const data = wordsAlone('functions')
