import type { PageHead } from './page-head.ts'

/** Result of a page's data hook: `value` for the page (`usePageData()`), `head` for the document head and the layout. */
export interface PageData<Output> {
  readonly value: Output
  readonly head: PageHead
}
