import { textPageData } from '../parts/text-page.data.ts'

/** Data of the static price list. */
export const data = textPageData('price-list')
