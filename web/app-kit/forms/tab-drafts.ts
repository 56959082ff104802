import { isSecretField } from '#core/kernel/secret-fields.ts'
import { draftPrefix } from '#web/runtime/session/draft-storage.ts'
import type { NestedValues } from './form-values.ts'

/**
 * Unsaved changes of a form, with the version of the record that they began with: an older version ends in a conflict,
 * never in silence.
 */
export interface Draft {
  readonly changes: NestedValues
  readonly base: NestedValues
  readonly version?: number | undefined
  /** Version of the draft on the server that this text continues, and whether the text is there. */
  readonly server?: { readonly version: number | undefined; readonly isSent: boolean } | undefined
}

const keyOf = (user: string, form: string) => `${draftPrefix}${user} ${form}`

/** Returns the changes that a draft keeps: no secrets and no files. */
export const changesToStore = (changes: NestedValues): NestedValues =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isSecretField(name) && !(value instanceof File)))

/** Stores the unsaved changes of a user's form until the tab is closed, without secrets and files; without changes it removes the draft. */
export const writeDraft = (user: string, form: string, { changes, ...rest }: Draft): void => {
  const stored = changesToStore(changes)
  if (Object.keys(stored).length === 0) {
    clearDraft(user, form)
    return
  }
  try {
    sessionStorage.setItem(keyOf(user, form), JSON.stringify({ changes: stored, ...rest }))
  } catch {
    /* without storage there are no drafts */
  }
}

/** Returns the draft of a user's form, if there is one. */
export const readDraft = (user: string, form: string): Draft | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(user, form)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Removes the draft of a user's form. */
export const clearDraft = (user: string, form: string): void => {
  try {
    sessionStorage.removeItem(keyOf(user, form))
  } catch {
    /* without storage there are no drafts */
  }
}
