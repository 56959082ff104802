import { usePage } from '#web/runtime/page.ts'

/** Returns the id of the facility that the page is about. */
export const useFacilityId = (): string => usePage().params['facility'] ?? ''
