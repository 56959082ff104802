import { nextDay } from '#core/kernel/dates.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { showLines } from '#web/runtime/today.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowToday } from '../../use-cases/show-today.ts'

const read = pageData(ShowToday, ({ params }) => ({ facility: params['facility'] ?? '' }))

/** Lines of the start page of a facility, in the language of the page. */
export const todayData = async (pageContext: PageContext) => {
  const page = pageRequest(pageContext)
  const { value, head } = await read(pageContext)
  const { facility = '' } = page.params
  return { value: { day: nextDay(value.now, page.context.language), lines: showLines(value.lines, page, { facility }) }, head }
}
