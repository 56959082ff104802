import type { QueryParams } from './parse-selection.ts'

/** Reads a query, each parameter with all its values: `rodzaj=zlobek&rodzaj=klub`. */
export const readQuery = (query: string): QueryParams => {
  const params = new URLSearchParams(query)
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
}

/** Writes parameters as a query, which `readQuery` reads back. */
export const writeQuery = (params: QueryParams): string =>
  new URLSearchParams(Object.entries(params).flatMap(([name, values]) => values.map((value) => [name, value]))).toString()
