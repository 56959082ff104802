import { isFailure, type AnyFailure, type FailureKind } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { PageHead } from '#web/head/page-head.ts'
import type { PageContext } from './page-context.ts'
import { pageRequest, type PageRequest } from './page-request.ts'
import { pageExit } from './stop.ts'

/** What a data hook hands to its page, under `usePageData()`, and to the frame. */
export interface PageData<Output> {
  readonly value: Output
  readonly head: PageHead
}

/** The statuses pages can end with; kinds that only make sense for writes are answered like a fault. */
export const pageStatusOf: Partial<Record<FailureKind, 401 | 403 | 404 | 410 | 429 | 503>> = {
  'not-found': 404,
  malformed: 404,
  invalid: 404,
  gone: 410,
  unauthenticated: 401,
  forbidden: 403,
  'too-many': 429,
  upstream: 503,
  unavailable: 503,
  stopped: 503,
}

/**
 * A page's data from a use-case: `export const data = pageData(ListCities, (page) => ({ slug: page.params.voivodeship }), (cities, page) => ({ values: … }))`.
 * The third says what stands in the head and the breadcrumbs; `moved` there redirects for good.
 */
export const pageData =
  <Input, Output, Reason extends AnyFailure>(
    useCase: Token<UseCase<Input, Output, Reason>>,
    toInput: (page: PageRequest) => Input,
    toHead: (value: Output, page: PageRequest) => PageHead = () => ({}),
  ) =>
  async (pageContext: PageContext): Promise<PageData<Output>> => {
    const page = pageRequest(pageContext)
    const value = await page.context.run(useCase, toInput(page)).catch((error: unknown) => {
      const status = isFailure(error) ? pageStatusOf[error.kind] : undefined
      throw status === undefined ? error : pageExit({ status })
    })
    const head = toHead(value, page)
    if (head.moved !== undefined) throw pageExit({ moved: head.moved })
    return { value, head }
  }
