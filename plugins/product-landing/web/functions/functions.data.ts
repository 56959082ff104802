import { textPageData } from '../parts/text-page.data.ts'

/** Data of the static list of functions. */
export const data = textPageData('functions')
