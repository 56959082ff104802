import { type AnyFailure, type FailureKind, isFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import { type PageRequest, pageRequest } from '../../runtime/page-request.ts'
import { pageExit } from './page-exit.ts'

/** Status of the error page by failure kind; kinds that only writes can have count as unexpected errors. */
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
 * Defines a page's data hook on a use-case: `export const data = pageData(ListCities, (page) => ({ slug:
 * page.params.voivodeship }), (cities, page) => ({ values: … }))`. The third parameter builds the document head and
 * the breadcrumbs; `permanentRedirect` in it redirects with status 301, `seeOther` with 303.
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
      throw status === undefined ? error : pageExit({ status, retryAfter: isFailure(error) ? error.retryAfterSeconds : undefined })
    })
    const head = toHead(value, page)
    if (head.permanentRedirect !== undefined) throw pageExit({ permanentRedirect: head.permanentRedirect })
    if (head.seeOther !== undefined) throw pageExit({ seeOther: head.seeOther })
    return { value, head }
  }
