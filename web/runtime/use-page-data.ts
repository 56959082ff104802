import { usePage } from '#web/runtime/page.ts'
import type { PageData } from '#web/runtime/page-data.ts'

/** Returns the value of the page's data hook: `usePageData<typeof data>()`. */
export const usePageData = <Hook extends (...args: never[]) => Promise<PageData<unknown>>>(): Awaited<ReturnType<Hook>>['value'] =>
  (usePage().data as PageData<unknown>).value
