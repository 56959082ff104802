import type { FieldValues } from '#core/facilities/fields.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import type { RuleName } from './cleaning/rules.ts'

/** Cells of one row by column key (not by file header); a column that the file lacks is missing. */
export type RawRow = Readonly<Record<string, string>>

/** A column with its headers in all editions of a register. */
export interface Column {
  readonly key: string
  /** All known headers, newest first: the first is shown when the column is missing. */
  readonly names: readonly string[]
  readonly required: boolean
}

/** Reason for rejecting a row. */
export type RejectReason = 'empty' | 'number-malformed' | 'voivodeship-unknown' | 'type-unknown' | 'not-a-whole-number'

/** Result of reading one row. `column` is a column key: `headerOf` returns its header in the file. */
export type Reading =
  | {
      readonly kind: 'read'
      readonly number: string
      readonly fields: FieldValues
      readonly appliedRules: readonly RuleName[]
      /** Closing day according to the register, ISO date. */
      readonly closedOn?: string
    }
  | { readonly kind: 'rejected'; readonly number: string | null; readonly column: string; readonly reason: RejectReason }
  | { readonly kind: 'skipped'; readonly number: string | null; readonly facilityType: string }

/** Area of a row, which counts towards the scope of the edition (decisions §26). */
export interface RowPlace {
  readonly voivodeship: VoivodeshipSlug
  readonly county: string
}

/** One file layout of a register: its columns and how its rows are read. */
export interface RegisterFormat {
  /** Column separator of its files. */
  readonly separator: string
  readonly key: string
  readonly columns: readonly Column[]
  /**
   * Returns the variant of the file as one row suggests it, or `null`; only for layouts whose rows cannot be read
   * without knowing the variant.
   */
  readonly variantOf?: (row: RawRow) => string | null
  /** `variant`: the detected variant of the file, for layouts that have variants. */
  readonly readRow: (row: RawRow, territory: Territory, variant?: string | null) => Reading
  /** Returns the area of any row, also of a rejected or skipped one; `null` when the row has none. */
  readonly place: (row: RawRow) => RowPlace | null
}

/** Columns found in a file (index and header by column key), or the headers of missing required columns. */
export type FoundColumns =
  | { readonly kind: 'found'; readonly indexByKey: ReadonlyMap<string, number>; readonly headers: ReadonlyMap<string, string> }
  | { readonly kind: 'missing'; readonly names: readonly string[] }
