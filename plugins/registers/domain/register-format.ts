import type { FieldValues } from '#core/facilities/fields.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import type { RuleName } from './cleaning/rules.ts'

/** One row of a register's file, keyed by the format's own column keys and never by file header; a column the file lacks is absent. */
export type RawRow = Readonly<Record<string, string>>

/** One column as all editions of a register name it. */
export interface Column {
  readonly key: string
  /** Every header ever seen for it, the newest first: that one is shown when the column is missing. */
  readonly names: readonly string[]
  readonly required: boolean
}

/** Why a row is not taken. */
export type RejectReason = 'empty' | 'number-malformed' | 'voivodeship-unknown' | 'type-unknown' | 'not-a-whole-number'

/** What one row comes to. `column` is a key of the format: `headerOf` gives the file's own word for it. */
export type Reading =
  | {
      readonly kind: 'read'
      readonly number: string
      readonly fields: FieldValues
      readonly appliedRules: readonly RuleName[]
      /** Day on which the register says it was closed, ISO date. */
      readonly closedOn?: string
    }
  | { readonly kind: 'rejected'; readonly number: string | null; readonly column: string; readonly reason: RejectReason }
  | { readonly kind: 'skipped'; readonly number: string | null; readonly facilityType: string }

/** Where a row says it lies, for the scope of an edition (decisions §26). */
export interface RowPlace {
  readonly voivodeship: VoivodeshipSlug
  readonly county: string
}

/** One layout of a register's file: how its columns are called and what a row of it comes to. */
export interface RegisterFormat {
  /** Between the columns of its files. */
  readonly separator: string
  readonly key: string
  readonly columns: readonly Column[]
  /** What a row says of the whole file, or nothing; only for layouts whose rows are understood knowing that. */
  readonly votes?: (row: RawRow) => string | null
  /** `elected`: what the rows of the file voted for, where the layout has votes. */
  readonly readRow: (row: RawRow, territory: Territory, elected?: string | null) => Reading
  /** Even of a row that is rejected or skipped; `null` when the row does not say. */
  readonly place: (row: RawRow) => RowPlace | null
}

/** The columns of a file: where each key stands and the file's own header for it, or the required ones it lacks, by their readable names. */
export type FoundColumns =
  | { readonly kind: 'found'; readonly at: ReadonlyMap<string, number>; readonly headers: ReadonlyMap<string, string> }
  | { readonly kind: 'missing'; readonly names: readonly string[] }
