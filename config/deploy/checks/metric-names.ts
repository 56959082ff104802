const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan'])

/** Returns the metrics that an expression of PromQL reads. */
export const metricNames = (expression: string): readonly string[] => {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
  // A name before a bracket is a function; `5m` and `$__rate_interval` are durations.
  const names = [...bare.matchAll(/(?<![\w$])([a-z_][\w:]*)\b(?!\s*\()/gi)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !words.has(name.toLowerCase()) && !isAggregation(bare, name)))]
}

/** `sum by (le) (…)`: what stands before the labels is a function too. */
const isAggregation = (bare: string, name: string) => new RegExp(`\\b${name}\\s+\\(`).test(bare)
