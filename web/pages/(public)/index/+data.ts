import type { PageData } from '#web/runtime/page-data.ts'

/** The landing page has no data of its own: all its changing content is layout data. */
export const data = async (): Promise<PageData<null>> => ({ value: null, head: { tags: [] } })
