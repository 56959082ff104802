/** State that a failed transaction restores. */
export interface Recoverable {
  /** Remembers the current state and returns a function that restores it. */
  snapshot(): () => void
}

/** Joins states, which are restored together. */
export const joined = (...parts: readonly Recoverable[]): Recoverable => ({
  snapshot: () => {
    const restore = parts.map((part) => part.snapshot())
    return () => {
      for (const one of restore) one()
    }
  },
})

/** Creates a list whose items a failed transaction drops. */
export const makeList = <Item>() => {
  const items: Item[] = []
  const snapshot: Recoverable['snapshot'] = () => {
    const saved = [...items]
    return () => void Object.assign(items, saved, { length: saved.length })
  }
  return { items, snapshot }
}

/** Creates a table of immutable rows by key, whose changes a failed transaction undoes. */
export const makeTable = <Row>() => {
  const rows = new Map<string, Row>()
  const snapshot: Recoverable['snapshot'] = () => {
    const saved = [...rows]
    return () => {
      rows.clear()
      for (const [key, row] of saved) rows.set(key, row)
    }
  }
  /** Replaces a row by its changed copy; returns false when there is none. */
  const update = (key: string, change: (row: Row) => Row): boolean => {
    const row = rows.get(key)
    if (row === undefined) return false
    rows.set(key, change(row))
    return true
  }
  return { rows, snapshot, update, all: () => [...rows.values()] }
}
