import { useAtomValue } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { userAtom } from '../state.ts'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'
import type { NestedValues } from './form-values.ts'

interface DraftOptions {
  /** Id of the form. */
  readonly id: string
  readonly on: boolean
  readonly element: RefObject<HTMLFormElement | null>
  /** Last saved record. A restored draft continues from the record that it began with. */
  readonly saved: RefObject<{ readonly values: NestedValues; readonly version?: number | undefined }>
  readonly setValues: (values: NestedValues) => void
}

/**
 * Restores the draft of a form after hydration and removes it when the user leaves without saving. Returns the function
 * that stores unsaved changes.
 */
export const useDraft = ({ id, on, element, saved, setValues }: DraftOptions): { readonly write: (changes: NestedValues) => void } => {
  const user = useAtomValue(userAtom)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form and user
  useEffect(() => {
    const form = element.current
    if (!on || user === undefined || !form) return
    const discard = () => clearDraft(user, id)
    form.addEventListener('discard', discard)
    const draft = readDraft(user, id)
    if (draft) {
      saved.current = { values: draft.base, version: draft.version }
      setValues(draft.changes)
    }
    return () => form.removeEventListener('discard', discard)
  }, [on, user, id])
  return {
    write: (now) => {
      if (on && user !== undefined) writeDraft(user, id, { changes: now, base: saved.current.values, version: saved.current.version })
    },
  }
}
