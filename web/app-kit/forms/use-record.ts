import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { readFields } from '#web/ui/forms/read-fields.ts'
import type { ConflictOrigin, FieldConflict, Versioned } from './api-form.ts'
import type { DraftContent, DraftPlace } from './draft.ts'
import { draftOrigin } from './draft-origin.ts'
import { changedMembers, type NestedValues, withFields } from './form-values.ts'
import { mergeVersions } from './merge-versions.ts'
import { useDraft } from './use-draft.ts'

/** Field that two versions have changed, each in its own way, until the user has chosen. */
interface OpenConflict {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

interface RecordOptions<Values extends FieldValues> {
  readonly id: string
  readonly record: Versioned<Values> | undefined
  readonly draft: true | string | undefined
  readonly place: DraftPlace | undefined
  /** Fields that buttons set; they are nothing that was written. */
  readonly buttonFields: readonly string[]
  readonly library: UseFormReturn<Values>
  readonly element: RefObject<HTMLFormElement | null>
}

/**
 * Keeps what has changed in a form since it was last saved: its draft, the guard of unsaved changes, and, for the
 * record that it edits, the conflicts with other versions.
 */
export const useRecord = <Values extends FieldValues>({
  id,
  record,
  draft: of,
  place,
  buttonFields,
  library,
  element,
}: RecordOptions<Values>) => {
  const t = useT()
  const isGuarded = record !== undefined || of !== undefined
  const saved = useRef<Versioned<NestedValues>>(record ?? { values: {} })
  /** Values that a form without a record has sent last; before, it begins with the initial values of its fields. */
  const sent = useRef<NestedValues | null>(null)
  const [conflicts, setConflicts] = useState<readonly OpenConflict[]>([])
  const [origin, setOrigin] = useState<ConflictOrigin['of']>('record')
  const textOf = (name: string, value: unknown) => (value === null && typeof saved.current.values[name] === 'string' ? '' : value)
  const [isUnsent, setUnsent] = useState(false)
  const setValues = (values: NestedValues) => {
    for (const [name, value] of Object.entries(values)) {
      // Changes have `null` for a text that was cleared.
      const text = textOf(name, value)
      library.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>)
    }
  }
  /** Reads the form: its fields, over the values of the library, which knows the rows of lists. */
  const read = (form: HTMLFormElement): NestedValues => withFields(record ? library.getValues() : {}, readFields(form))
  const written = (values: NestedValues): NestedValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !buttonFields.includes(name)))
  const changesOf = (form: HTMLFormElement): NestedValues =>
    written(changedMembers(record ? saved.current.values : (sent.current ?? readFields(form, 'initial')), read(form)))
  const draft = useDraft({
    id: typeof of === 'string' ? `${of} ${id}` : id,
    on: of !== undefined,
    place,
    element,
    saved,
    changesOf,
    setValues,
    fillIn: (content) => fillIn(content),
    mergeTheirs: (theirs, common) => mergeTheirs(theirs, common),
    onStatus: () => showUnsent(),
  })
  const showUnsent = (changed = element.current ? changesOf(element.current) : {}) => {
    if (!element.current) return
    const isChanged = Object.keys(changed).length > 0
    element.current.dataset['unsent'] = isChanged && !draft.isSafe() ? 'yes' : 'no'
    setUnsent(isChanged)
  }
  const markUnsent = () => {
    if (!element.current || !isGuarded) return
    const changed = changesOf(element.current)
    draft.write(changed)
    showUnsent(changed)
  }
  /** Forgets the draft of what was saved just now: soon the form may be gone. */
  const markSaved = () => {
    if (!record && element.current) sent.current = read(element.current)
    if (of !== undefined) draft.forget()
    showUnsent()
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

  /** Shows what two versions of the form make; returns it, or `null` where the user must choose. */
  const showMerged = (of: ConflictOrigin['of'], base: NestedValues, mine: NestedValues, theirs: NestedValues): NestedValues | null => {
    const result = mergeVersions(base, mine, theirs)
    setValues(result.merged)
    setOrigin(of)
    setConflicts(result.conflicts.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })))
    return result.conflicts.length === 0 ? result.merged : null
  }
  /** Members of a draft that the form has, as its fields hold them. */
  const held = (values: NestedValues): NestedValues => {
    const hasField = (name: string) => name in saved.current.values || element.current?.elements.namedItem(name)
    return Object.fromEntries(
      Object.entries(written(values)).flatMap(([name, value]) => (hasField(name) ? [[name, textOf(name, value)]] : [])),
    )
  }
  /** Fills in a draft; where the record has changed since and a field with it, the user chooses. */
  const fillIn = ({ changes, base, record: version }: DraftContent): void => {
    const mine = held(changes)
    const now = Object.fromEntries(Object.keys(mine).map((name) => [name, saved.current.values[name]]))
    if (version === saved.current.version) setValues(mine)
    else showMerged('record', held(base), mine, now)
  }
  const mergeTheirs = (theirs: DraftContent, common: DraftContent | null): boolean => {
    if (!element.current) return true
    const { values } = saved.current
    const over = (changes: NestedValues) => ({ ...values, ...held(changes) })
    return showMerged('draft', over(common?.changes ?? {}), over(changesOf(element.current)), over(theirs.changes)) !== null
  }

  /**
   * Merges the user's values into a newer version, which the form edits from now on. Returns the merged values, or
   * `null` when the user must choose.
   */
  const merge = (mine: NestedValues, newest: Versioned<NestedValues>): NestedValues | null => {
    const before = saved.current.values
    saved.current = newest
    return showMerged('record', before, mine, newest.values)
  }
  const originOf = (): ConflictOrigin =>
    origin === 'draft' && draft.handle ? draftOrigin(draft.handle.status) : { of: 'record', saved: saved.current.saved ?? null }
  const closeConflict = (name: string) => {
    const open = conflicts.filter((one) => one.name !== name)
    setConflicts(open)
    if (open.length > 0) return
    draft.resolve()
    markUnsent()
  }
  const put = (name: string, value: unknown) => {
    setValues({ [name]: value })
    markUnsent()
  }
  const conflictOf = ({ name, mine, theirs }: OpenConflict): FieldConflict => ({
    name,
    mine,
    theirs,
    keepMine: () => closeConflict(name),
    takeTheirs: () => {
      put(name, theirs)
      closeConflict(name)
    },
    read: () => (element.current ? read(element.current)[name] : mine),
    put: (value) => put(name, value),
  })
  return {
    saved,
    draft: draft.handle,
    read,
    isGuarded,
    isUnsent,
    markUnsent,
    markSaved,
    guard,
    merge,
    conflicts: conflicts.map(conflictOf),
    conflictOrigin: originOf(),
    clearConflicts: () => setConflicts([]),
  }
}
