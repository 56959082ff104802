import type { PageData } from '#web/runtime/page-data.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import { type PageRequest, pageRequest } from '../../runtime/page-request.ts'
import { pageExit } from './page-exit.ts'

/** Defines the data hook of a page that needs no use-case and therefore works without the database; `null` from `read` exits with 404. */
export const staticPageData =
  <Value>(read: (page: PageRequest) => { readonly value: Value; readonly head: PageHead } | null) =>
  async (pageContext: PageContext): Promise<PageData<Value>> => {
    const found = read(pageRequest(pageContext))
    if (!found) throw pageExit({ status: 404 })
    return found
  }
