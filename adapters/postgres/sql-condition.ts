/** SQL condition with placeholders `?` and their parameters. */
export interface SqlCondition {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Joins conditions by `and`; `true` for none. */
export const allOf = (conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: conditions.length ? conditions.map(({ sql }) => `(${sql})`).join(' and ') : 'true',
  parameters: conditions.flatMap(({ parameters }) => parameters),
})

/** Returns a PostgreSQL array literal for `?::text[]` and `?::uuid[]`; the planner estimates a constant better than a subquery. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
