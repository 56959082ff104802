import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { readFields } from '#web/ui/forms/read-fields.ts'
import type { FieldConflict, Versioned } from './api-form.ts'
import { changedMembers, type NestedValues, withFields } from './form-values.ts'
import { mergeVersions } from './merge-versions.ts'
import { useDraft } from './use-draft.ts'

interface RecordOptions<Values extends FieldValues> {
  readonly id: string
  readonly record: Versioned<Values> | undefined
  readonly draft: true | string | undefined
  readonly library: UseFormReturn<Values>
  readonly element: RefObject<HTMLFormElement | null>
}

/**
 * Keeps what has changed in a form since it was last saved: its draft, the guard of unsaved changes, and, for the
 * record that it edits, the conflicts with other versions.
 */
export const useRecord = <Values extends FieldValues>({ id, record, draft: of, library, element }: RecordOptions<Values>) => {
  const t = useT()
  const isGuarded = record !== undefined || of !== undefined
  const saved = useRef<Versioned<NestedValues>>(record ?? { values: {} })
  /** Values that a form without a record has sent last; before, it begins with the initial values of its fields. */
  const sent = useRef<NestedValues | null>(null)
  const [conflicts, setConflicts] = useState<readonly string[]>([])
  const [isUnsent, setUnsent] = useState(false)
  const setValues = (values: NestedValues) => {
    for (const [name, value] of Object.entries(values)) {
      // Changes have `null` for a text that was cleared.
      const text = value === null && typeof saved.current.values[name] === 'string' ? '' : value
      library.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>)
    }
  }
  const draft = useDraft({ id: typeof of === 'string' ? `${of} ${id}` : id, on: of !== undefined, element, saved, setValues })
  /** Reads the form: its fields, over the values of the library, which knows the rows of lists. */
  const read = (form: HTMLFormElement): NestedValues => withFields(record ? library.getValues() : {}, readFields(form))
  const markUnsent = () => {
    if (!element.current || !isGuarded) return
    const before = record ? saved.current.values : (sent.current ?? readFields(element.current, 'initial'))
    const changed = changedMembers(before, read(element.current))
    const isChanged = Object.keys(changed).length > 0
    element.current.dataset['unsent'] = isChanged ? 'yes' : 'no'
    setUnsent(isChanged)
    draft.write(changed)
  }
  /** Forgets the draft of what was saved just now: soon the form may be gone. */
  const markSaved = () => {
    if (!record && element.current) sent.current = read(element.current)
    markUnsent()
  }
  const guard = () => {
    if (isGuarded) void import('#web/ui/forms/leave-guard.ts').then(({ guardLeaving }) => guardLeaving(t)).catch(() => undefined)
  }
  // Text typed before hydration and a restored draft are unsaved changes already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(() => {
    markUnsent()
    if (element.current?.dataset['unsent'] === 'yes') guard()
  }, [])

  /**
   * Merges the user's values into a newer version, which the form edits from now on. Returns the merged values, or
   * `null` when the user must choose.
   */
  const merge = (mine: NestedValues, newest: Versioned<NestedValues>): NestedValues | null => {
    const result = mergeVersions(saved.current.values, mine, newest.values)
    saved.current = newest
    setValues(result.merged)
    setConflicts(result.conflicts)
    return result.conflicts.length === 0 ? result.merged : null
  }
  const closeConflict = (name: string) => setConflicts((open) => open.filter((one) => one !== name))
  const conflictOf = (name: string): FieldConflict => {
    const theirs = saved.current.values[name]
    const takeTheirs = () => {
      setValues({ [name]: theirs })
      markUnsent()
      closeConflict(name)
    }
    return { name, theirs, keepMine: () => closeConflict(name), takeTheirs }
  }
  return {
    saved,
    read,
    isGuarded,
    isUnsent,
    markUnsent,
    markSaved,
    guard,
    merge,
    conflicts: conflicts.map(conflictOf),
    clearConflicts: () => setConflicts([]),
  }
}
