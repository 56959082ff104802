import { categories, type Category } from '#core/facilities/category.ts'
import type { PageRequest } from '#web/data/page-request.ts'
import { usePage } from '#web/here.ts'

/** The catalogue an address belongs to; the route function has let no other word through. */
export const categoryOf = ({ type }: PageRequest['params']): Category => categories.find((one) => one === type) ?? categories[0]

/** The catalogue that the page being shown belongs to. */
export const useCategory = (): Category => categoryOf(usePage().params)

/** The other of the two. */
export const otherThan = (category: Category): Category => (category === 'zlobki' ? 'przedszkola' : 'zlobki')
