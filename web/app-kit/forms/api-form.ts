import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '#web/runtime/api.ts'
import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'
import type { CallApi } from '#web/runtime/call-with-key.ts'
import type { FormHandle } from '#web/ui/forms/use-form.ts'
import type { FormValues } from '#web/ui/forms/values.ts'
import type { ReadRoute } from '../data/read-route.ts'
import type { DraftPlace } from './draft.ts'
import type { NestedValues } from './form-values.ts'
import type { DraftHandle } from './use-draft.ts'

/** Values of a record and their version. */
export interface Versioned<Values> {
  readonly values: Values
  readonly version?: number | undefined
  /** Last saving, as far as it is known. */
  readonly saved?: SavedBy | undefined
}

/** Saving of a version: when, ISO 8601, and the name of who has saved it; `null`: unknown. */
export interface SavedBy {
  readonly at: string
  readonly by: string | null
}

/** Options of `useApiForm`. */
export interface ApiFormOptions<R extends AnyRoute, Values> {
  /** Prefix of the ids of its fields; also names its draft. */
  readonly id: string
  /**
   * Record that the form edits: only changed members are sent, with the version where the route has one. Absent: the
   * form sends all filled fields.
   */
  readonly record?: Versioned<Values>
  /** Reads the newest record after a version conflict, for the choice field by field. */
  readonly reload?: () => Promise<Versioned<Values>>
  /** Members of the input that are no fields. */
  readonly input?: Partial<InputOf<R>>
  /**
   * Gets further members of the input when the form is sent, such as a passkey's response; `null`: the user gave up,
   * and nothing is sent.
   */
  readonly prepare?: () => Promise<Partial<InputOf<R>> | null>
  /** Converts changed members to the route's input, where fields are not what the route takes: `07:30` is 450 minutes. */
  readonly toInput?: (changed: NestedValues) => Partial<InputOf<R>>
  /** Fields that only the browser needs, such as a repeated password. */
  readonly unsent?: readonly string[]
  /** Fields that buttons set, such as the status that one asks for: nothing that was written, so no draft has them. */
  readonly buttonFields?: readonly string[]
  /** Checks rules over several fields; returns message keys by field. */
  readonly validate?: (values: FormValues) => Readonly<Record<string, string>>
  /** Routes whose answers are out of date after saving; fetched again before `onSaved`. */
  readonly invalidates?: readonly ReadRoute[]
  /**
   * The form stays pending until it resolves, and shows an `ApiError` that it throws; `call` calls another route as
   * part of the same submission.
   */
  readonly onSaved?: (output: OutputOf<R>, values: FormValues, call: CallApi) => unknown
  /** Told of each error of the server, after the form has shown it: for a page that offers a way out. */
  readonly onRejected?: (problem: ApiError['problem']) => unknown
  /** Shows the general toast after saving. Default: true for a record. */
  readonly toast?: boolean
  /**
   * Stores unsaved changes in the tab and restores them after a reload or a new sign-in; a text names the record that
   * the form edits, when forms of several have one id.
   */
  readonly draft?: true | string
  /**
   * Stores unsaved changes on the server too, by the routes of the plugin drafts: they outlive the window, and are found
   * on other devices. The key names form and record.
   */
  readonly stored?: DraftPlace
}

/** Field that the user and someone else changed, each in their own way. */
export interface FieldConflict {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Returns what the field has now. */
  readonly read: () => unknown
  /** Puts another of the two values into the field, after the choice. */
  readonly put: (value: unknown) => void
}

/** Origin of the other values: another tab or device of the user, or a saved record. */
export interface ConflictOrigin {
  readonly of: 'draft' | 'record'
  readonly saved: SavedBy | null
}

/** Form for `<ApiForm of={form}>`. */
export interface ApiFormHandle<Values extends FieldValues = FieldValues> extends FormHandle {
  /** The form library's handle, for `useFieldArray`. */
  readonly library: UseFormReturn<Values>
  readonly conflicts: readonly FieldConflict[]
  readonly conflictOrigin: ConflictOrigin
  /** Draft of the form; `null`: what is typed is in this tab alone. */
  readonly draft: DraftHandle | null
  /** Something was changed since the form was saved last. */
  readonly isUnsent: boolean
}
