/** What four hands wrote: every text that was sent, and the number that was given for it where one was. */
export interface Ledger {
  readonly sent: Set<string>
  /** Text to number. */
  readonly acknowledged: Map<string, string>
}

/** A row of the table as it stands. */
export interface Kept {
  readonly number: string
  readonly text: string
}

/** How ledger and table differ; where all is well, only `unthanked` is not 0. */
export interface Difference {
  /** Acknowledged, and not in the table under its number. */
  readonly lost: number
  /** Rows beyond the first of one text. */
  readonly doubled: number
  /** Rows that nobody sent. */
  readonly strange: number
  /** Kept, but the answer did not reach its sender. */
  readonly unthanked: number
}

/** Holds the ledger against the table. */
export const compare = ({ sent, acknowledged }: Ledger, rows: readonly Kept[]): Difference => {
  const [numbers, texts] = [new Set(rows.map(({ number, text }) => `${number} ${text}`)), new Set(rows.map(({ text }) => text))]
  return {
    lost: [...acknowledged].filter(([text, number]) => !numbers.has(`${number} ${text}`)).length,
    doubled: rows.length - texts.size,
    strange: [...texts].filter((text) => !sent.has(text)).length,
    unthanked: [...texts].filter((text) => sent.has(text) && !acknowledged.has(text)).length,
  }
}
