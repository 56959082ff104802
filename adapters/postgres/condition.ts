/** A condition of a statement: its text holds only placeholders, `parameters` what stands at them. */
export interface SqlCondition {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** All of the conditions; without any, everything. */
export const every = (conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: conditions.length ? conditions.map(({ sql }) => `(${sql})`).join(' and ') : 'true',
  parameters: conditions.flatMap(({ parameters }) => parameters),
})

/** A list as PostgreSQL writes arrays, for `?::text[]` and `?::uuid[]`: a constant to the planner, which guesses better of it than of a subquery. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
