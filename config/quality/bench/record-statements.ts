/**
 * Statements (with parameters filled in) that an operation sent to the database, and the number of additional ones when
 * shared cached data had to be reloaded.
 */
export interface SentStatements {
  readonly own: readonly string[]
  readonly shared: number
}

/** Creates a recorder of SQL statements. `sentBy` runs the operation three times. */
export const recordStatements = () => {
  let sent: string[] = []
  return {
    record: (statement: string): void => void sent.push(statement),
    sentBy: async (work: () => Promise<unknown>): Promise<SentStatements> => {
      const runs: (readonly string[])[] = []
      for (let time = 0; time < 3; time++) {
        sent = []
        await work()
        runs.push(sent)
      }
      // A run after the cache expired (two seconds) also reloads shared data.
      const [shortest = [], , longest = []] = runs.toSorted((a, b) => a.length - b.length)
      return { own: shortest, shared: longest.length - shortest.length }
    },
  }
}
