import type { Language } from '#core/kernel/language.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { ComparedFacility } from '../pages.data.ts'

/** Source of a value, with its number there and its day. */
export type From = ComparedFacility['sources'][number]

/** Cell of a comparison: one facility in one row. */
export interface Cell {
  readonly text: string
  /** Second line: the date of a number that changes, or why it may be outdated. */
  readonly hint?: string
  /** The text is in Polish, as its source writes it. */
  readonly polish?: true
  /** Source, if the row notes it. */
  readonly from?: From
}

/** Row of a comparison: one cell for each facility, `null` where no source says anything. */
export interface Row {
  readonly key: string
  readonly label: string
  readonly cells: readonly (Cell | null)[]
}

/** Rows under one heading. */
export interface RowGroup {
  readonly key: string
  readonly label: string
  readonly rows: readonly Row[]
}

/** Context of the texts of cells; `today`: ISO date. */
export interface CellContext {
  readonly t: I18n['t']
  readonly language: Language
  readonly today: string
  /** Distances are from the device, not from the first facility. */
  readonly fromDevice: boolean
}

/** Returns a row's cells: `of` says what there is to say about one facility. */
export const row = (
  facilities: readonly ComparedFacility[],
  key: string,
  label: string,
  of: (facility: ComparedFacility, n: number) => Cell | null | false | undefined,
): Row => ({ key, label, cells: facilities.map((facility, n) => of(facility, n) || null) })

/** Tells if a row says the same about all facilities, of the same day where the day is said. */
export const isSame = ({ cells: [first, ...others] }: Row): boolean =>
  first !== null && others.every((cell) => cell !== null && cell.text === first?.text && cell.hint === first.hint)
