/** Record of the writers: all texts sent, and the numbers of the acknowledged ones. */
export interface Ledger {
  readonly sent: Set<string>
  /** Number by text. */
  readonly acknowledged: Map<string, string>
}

/** Message as stored in the database. */
export interface StoredMessage {
  readonly number: string
  readonly text: string
}

/** Differences between ledger and table; in a correct run only `unconfirmed` may be above 0. */
export interface Difference {
  /** Acknowledged, but not stored under its number. */
  readonly lost: number
  /** Rows beyond the first with the same text. */
  readonly duplicates: number
  /** Stored, but never sent. */
  readonly unsent: number
  /** Stored, but the response did not reach the sender. */
  readonly unconfirmed: number
}

/** Compares the ledger with the table. */
export const compareLedger = ({ sent, acknowledged }: Ledger, rows: readonly StoredMessage[]): Difference => {
  const numbers = new Set(rows.map(({ number, text }) => `${number} ${text}`))
  const texts = new Set(rows.map(({ text }) => text))
  return {
    lost: [...acknowledged].filter(([text, number]) => !numbers.has(`${number} ${text}`)).length,
    duplicates: rows.length - texts.size,
    unsent: [...texts].filter((text) => !sent.has(text)).length,
    unconfirmed: [...texts].filter((text) => sent.has(text) && !acknowledged.has(text)).length,
  }
}
