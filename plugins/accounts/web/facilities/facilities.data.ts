import { pageData } from '#web/data/page-data.ts'
import { ListOwnFacilities } from '../../use-cases/list-own-facilities.ts'

/** The facilities one belongs to. */
export const data = pageData(ListOwnFacilities, () => ({}))
