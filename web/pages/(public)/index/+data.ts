import type { PageData } from '#web/data/page-data.ts'

/** The front door has nothing of its own: all that changes on it is the frame's. */
export const data = async (): Promise<PageData<null>> => ({ value: null, head: { tags: [] } })
