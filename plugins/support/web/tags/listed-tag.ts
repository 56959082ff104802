import type { OutputOf } from '#web/runtime/api-types.ts'
import type { tagsApi } from '../../contract/desk-apis.ts'

/** Tag as the route lists it. */
export type ListedTag = OutputOf<typeof tagsApi.listTags>['items'][number]
