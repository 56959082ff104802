type TableParts = typeof import('./table-parts.ts')

let parts: TableParts | null = null
let loading: Promise<TableParts> | null = null

/** Loads what an editor needs for tables, a fifth of its script, once; rejects without a connection. */
export const loadTables = (): Promise<TableParts> => {
  loading ??= import('./table-parts.ts').then(
    (loaded) => {
      parts = loaded
      return loaded
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** Returns what was loaded; `null` before. */
export const loadedTables = (): TableParts | null => parts

/** Returns what was loaded. Throws before. */
export const tableParts = (): TableParts => {
  if (!parts) throw new Error('A text has a table, for which nothing was loaded')
  return parts
}
