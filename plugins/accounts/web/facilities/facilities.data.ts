import { pageData } from '#web/server/page-data/page-data.ts'
import { ListOwnFacilities } from '../../use-cases/list-own-facilities.ts'

/** Loads the user's facilities. */
export const data = pageData(ListOwnFacilities, () => ({}))
