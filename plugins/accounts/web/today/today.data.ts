import { nextDay } from '#core/kernel/dates.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { showLines } from '#web/runtime/today.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowOwnToday } from '../../use-cases/show-today.ts'

const read = pageData(ShowOwnToday, () => ({}))

/** Lines of the start page of the account, in the language of the page. */
export const todayData = async (pageContext: PageContext) => {
  const page = pageRequest(pageContext)
  const { value, head } = await read(pageContext)
  return { value: { day: nextDay(value.now, page.context.language), lines: showLines(value.lines, page) }, head }
}
