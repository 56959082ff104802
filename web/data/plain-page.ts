import type { PageHead } from '#web/head/page-head.ts'
import type { PageContext } from './page-context.ts'
import type { PageData } from './page-data.ts'
import { pageRequest, type PageRequest } from './page-request.ts'
import { pageExit } from './stop.ts'

/** The data of a page that asks nobody for anything, so that it is there while the database is away; `null` where there is no such page. */
export const plainPage =
  <Value>(read: (page: PageRequest) => { readonly value: Value; readonly head: PageHead } | null) =>
  async (pageContext: PageContext): Promise<PageData<Value>> => {
    const found = read(pageRequest(pageContext))
    if (!found) throw pageExit({ status: 404 })
    return found
  }
