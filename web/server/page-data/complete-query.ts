import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import { pageParams } from '../../runtime/page-params.ts'
import { pageExit } from './page-exit.ts'

/** Redirects to the address with the parameters that the layout of the page takes from the query, if it lacks them. */
export const completeQuery = async (pageContext: PageContext): Promise<void> => {
  const { config, context, urlParsed } = pageContext
  const { layoutQuery = [], layoutFinder } = config
  const params = pageParams(pageContext)
  if (layoutFinder === undefined || layoutQuery.every((name) => params[name] !== undefined)) return
  const found = await context.run(token<UseCase<Readonly<Record<string, never>>, LayoutInput | null>>(layoutFinder), {})
  if (found !== null) throw pageExit({ seeOther: `${context.path}?${new URLSearchParams({ ...urlParsed.search, ...found })}` })
}
