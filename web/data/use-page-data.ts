import { usePage } from '#web/here.ts'
import type { PageData } from './page-data.ts'

/** What the page's data hook found: `usePageData<typeof data>()`. */
export const usePageData = <Hook extends (...args: never[]) => Promise<PageData<unknown>>>(): Awaited<ReturnType<Hook>>['value'] =>
  (usePage().data as PageData<unknown>).value
