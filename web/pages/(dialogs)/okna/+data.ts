import type { PageData } from '#web/runtime/page-data.ts'

/** The dialogs depend on the language only. Search engines have nothing to read there. */
export const data = async (): Promise<PageData<null>> => ({ value: null, head: { tags: [], noindex: true } })
