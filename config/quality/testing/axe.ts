import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Part of a page, and rules, that axe is limited to. */
export interface AxeScope {
  /** CSS selector of the elements that are checked. Default: the document. */
  readonly include?: string
  /** Only these rules. */
  readonly rules?: readonly string[]
  /** All rules but these. */
  readonly without?: readonly string[]
}

const optionsOf = ({ rules, without = [] }: AxeScope): RunOptions => ({
  // The details of passed checks are most of a result, and nobody reads them.
  resultTypes: ['violations'],
  ...(rules
    ? { runOnly: { type: 'rule', values: [...rules] } }
    : { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }),
})

/**
 * Runs axe on a page as it stands; returns its violations, one line each: rule and elements. The page's frames are not checked.
 * The library is evaluated once for each document, where the Playwright package of axe would evaluate it in a second page too, at each call.
 */
export const axeFindings = async (page: Pick<Page, 'evaluate'>, scope: AxeScope = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ({ include, options }) => {
      const { axe: library } = globalThis as unknown as { axe: typeof axe }
      const { violations: found } = await library.run(include === undefined ? document : { include: [include] }, {
        ...options,
        iframes: false,
      })
      return found.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html.slice(0, 120)) }))
    },
    { include: scope.include, options: optionsOf(scope) },
  )
  return violations.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`)
}
