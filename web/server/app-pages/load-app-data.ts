import { isFailure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { LayoutData, LayoutInput } from '#core/plugin/layout.ts'
import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import type { Answer } from '#web/app-kit/data/query-client.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageParams } from '#web/runtime/page-params.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'
import { pageStatusOf } from '../page-data/page-data.ts'
import { pageExit } from '../page-data/page-exit.ts'

/** Part of a serialized page that is read from the database. */
type AppData = Pick<SerializedPage, 'answers' | 'layoutData'>

/** Page context of a page in mode `app`. */
type AppPageContext = PageContext & { readonly config: { readonly queries?: PageQueries | undefined } }

const loadLayout = async (page: AppPageContext) => {
  const { layoutName, layoutLoader } = page.config
  if (layoutName === undefined || layoutLoader === undefined) return undefined
  const load = token<UseCase<LayoutInput, LayoutData>>(layoutLoader)
  return { layout: layoutName, data: await page.context.run(load, pageParams(page)) }
}

/** Tells if the facility lacks the package that a page needs. The layout of the area shows the way to one in place of the page. */
const lacksPackage = (error: unknown) => isFailure(error) && error._tag === 'PremiumRequired'

const loadAnswers = async (page: AppPageContext): Promise<readonly Answer[]> => {
  const answers = (page.config.queries?.(pageRequest(page)) ?? []).map(async ({ route, input, optional }): Promise<readonly Answer[]> => {
    try {
      return [[[route, input], await page.context.call(route, input)]]
    } catch (error) {
      if (lacksPackage(error)) return []
      if (optional && isFailure(error) && error.kind === 'not-found') return [[[route, input], null]]
      throw error
    }
  })
  return (await Promise.all(answers)).flat()
}

/** Loads what a page reads and the data of its layout, side by side. A failure ends the page with its status. */
export const loadAppData = async (page: AppPageContext): Promise<AppData> => {
  try {
    const [answers, layoutData] = await Promise.all([loadAnswers(page), loadLayout(page)])
    return { answers, layoutData }
  } catch (error) {
    const status = isFailure(error) ? pageStatusOf[error.kind] : undefined
    throw status === undefined ? error : pageExit({ status, retryAfter: isFailure(error) ? error.retryAfterSeconds : undefined })
  }
}
