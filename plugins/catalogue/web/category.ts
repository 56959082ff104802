import { type Category, categories } from '#core/facilities/category.ts'
import { usePage } from '#web/runtime/page.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'

/** Returns the category of a route's parameters; the route function matches no other values. */
export const categoryOf = ({ type }: PageRequest['params']): Category => categories.find((one) => one === type) ?? categories[0]

/** Returns the category of the current page. */
export const useCategory = (): Category => categoryOf(usePage().params)

/** Returns the other of the two categories. */
export const otherCategory = (category: Category): Category => (category === 'zlobki' ? 'przedszkola' : 'zlobki')
