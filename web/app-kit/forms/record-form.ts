import type { Fields, ValuesOf } from '#core/records/fields.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'

/** Conversion of a field that is not the same in a record and in its form. */
export interface Held<Value, InForm> {
  readonly toForm: (value: Value) => InForm
  readonly fromForm: (held: InForm) => Value
}

/** Holds a value that may be missing as a text, which is empty then. */
export const orEmpty: Held<string | null, string> = { toForm: (value) => value ?? '', fromForm: (text) => text || null }

/** Holds a document as the editor writes it. */
export const asRichText: Held<RichText, string> = { toForm: fieldOfDocument, fromForm: documentOfField }

type HeldFields<F extends Fields> = {
  // biome-ignore lint/suspicious/noExplicitAny: what a form holds is inferred from each of them
  readonly [Name in keyof F]?: Held<ValuesOf<F>[Name], any>
}

/** Values of the form of a record. */
export type FormValuesOf<F extends Fields, H extends HeldFields<F>> = {
  readonly [Name in keyof F]: Name extends keyof H
    ? H[Name] extends Held<ValuesOf<F>[Name], infer InForm>
      ? InForm
      : ValuesOf<F>[Name]
    : ValuesOf<F>[Name]
}

const same: Held<unknown, unknown> = { toForm: (value) => value, fromForm: (held) => held }

/** Connects the fields of a record with those of its form, which have the same names; `held`: those that are not the same in both. */
export const recordForm = <F extends Fields, const H extends HeldFields<F>>(fields: F, held: H) => {
  const all = Object.entries(fields).map(([name, { initial = null }]) => ({ name, initial, as: held[name] ?? same }))
  type InForm = FormValuesOf<F, H>
  return {
    /** Returns the values of a stored record. */
    valuesOf: (record: ValuesOf<F>): InForm => Object.fromEntries(all.map(({ name, as }) => [name, as.toForm(record[name])])) as InForm,
    /** Returns what a route takes for the given values; one that was cleared, `null`, is as that of a new record, or empty. */
    inputOf: (values: { readonly [Name in keyof F]?: InForm[Name] | null | undefined }): Partial<ValuesOf<F>> =>
      Object.fromEntries(
        all.flatMap(({ name, initial, as }) => {
          const value = values[name]
          if (value === undefined) return []
          return [[name, value === null ? (initial ?? as.fromForm('')) : as.fromForm(value)]]
        }),
      ) as Partial<ValuesOf<F>>,
  }
}
