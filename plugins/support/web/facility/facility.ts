import type { OutputOf } from '#web/runtime/api-types.ts'
import type { supportApi } from '../../contract/api.ts'

/** Facility as the page shows it. */
export type Facility = OutputOf<typeof supportApi.showFacility>
