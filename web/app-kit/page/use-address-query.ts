import { usePage } from '#web/runtime/page.ts'

/** Returns the query of the page's address. */
export const useAddressQuery = (): URLSearchParams => new URLSearchParams(usePage().context.path.split('?')[1])
