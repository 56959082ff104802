import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { markStyleSamples } from './style-samples.ts'

/** The library, which each document evaluates: the minified file takes two thirds of the time. */
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Part of a page, and rules, that axe is limited to. */
export interface AxeScope {
  /** CSS selector of the elements that are checked. Default: the document. */
  readonly include?: string
  /** Only these rules. */
  readonly rules?: readonly string[]
  /** All rules but these. */
  readonly without?: readonly string[]
}

interface AxeRun {
  readonly include: string | undefined
  readonly options: RunOptions
}

/**
 * Rules about colours, which take most of the time. Text that is painted alike has the same contrast, so that one
 * sample of each is checked.
 */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']
const samples = '[data-style-sample]'

const runsOf = ({ include, rules, without = [] }: AxeScope, hasSamples: boolean): readonly AxeRun[] => {
  const sampled = colourRules.filter((rule) => (rules ? rules.includes(rule) : !without.includes(rule)))
  const others = rules?.filter((rule) => !colourRules.includes(rule))
  const disabled = Object.fromEntries([...without, ...colourRules].map((rule) => [rule, { enabled: false }]))
  return [
    ...(others?.length === 0 ? [] : [{ include, options: others ? runOnly(others) : { rules: disabled } }]),
    ...(sampled.length === 0 || !hasSamples ? [] : [{ include: samples, options: runOnly(sampled) }]),
  ]
}

const runOnly = (values: readonly string[]): RunOptions => ({ runOnly: { type: 'rule', values: [...values] } })

/**
 * Runs axe on a page as it stands; returns its violations, one line each: rule and elements. The page's frames are not
 * checked. The library is evaluated once for each document, where the Playwright package of axe would evaluate it in a
 * second page too, at each call.
 */
export const axeFindings = async (page: Pick<Page, 'evaluate'>, scope: AxeScope = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(library)
  const sampleCount = await page.evaluate(markStyleSamples, scope.include)
  const violations = await page.evaluate(
    async (runs) => {
      const { axe: checks } = globalThis as unknown as { axe: typeof axe }
      const findings: { readonly id: string; readonly elements: readonly string[] }[] = []
      for (const { include, options } of runs) {
        // The details of passed checks are most of a result, and nobody reads them.
        const only: RunOptions = { ...options, resultTypes: ['violations'], iframes: false }
        const { violations: found } = await checks.run(include === undefined ? document : { include: [include] }, only)
        findings.push(...found.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html.slice(0, 120)) })))
      }
      return findings
    },
    runsOf(scope, sampleCount > 0),
  )
  return violations.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`)
}
