import { definitionOf } from '#core/kernel/define.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/**
 * Returns everything defined that a manifest names, wherever it stands: use-cases of routes, reactions, jobs and
 * commands, loaders of slots and layouts, checks, counters.
 */
export const namedTokens = ({ tables: _tables, messages: _messages, ...plugin }: Plugin): ReadonlySet<Token<unknown>> => {
  const named = new Set<Token<unknown>>()
  const seen = new Set<object>()
  const visit = (value: unknown): void => {
    if (typeof value === 'symbol' && definitionOf(value)) named.add(value)
    if (typeof value !== 'object' || value === null || seen.has(value) || !isPlain(value)) return
    seen.add(value)
    for (const member of Object.values(value)) visit(member)
  }
  visit(plugin)
  return named
}
