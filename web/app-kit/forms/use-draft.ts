import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { userAtom } from '../state.ts'
import { type DraftContent, type DraftPlace, type DraftStatus, idleDraft } from './draft.ts'
import type { NestedValues } from './form-values.ts'
import type { ServerDraft } from './server-draft.ts'
import { changesToStore, clearDraft, type Draft, readDraft, writeDraft } from './tab-drafts.ts'

interface DraftOptions {
  /** Id of the form. */
  readonly id: string
  readonly on: boolean
  /** Absent: the draft is in the tab alone. */
  readonly place: DraftPlace | undefined
  readonly element: RefObject<HTMLFormElement | null>
  /** Last saved record. A restored draft of the tab continues from the record that it began with. */
  readonly saved: RefObject<{ readonly values: NestedValues; readonly version?: number | undefined }>
  /** Reads what differs from the saved record. */
  readonly changesOf: (form: HTMLFormElement) => NestedValues
  readonly setValues: (values: NestedValues) => void
  /** Fills in a draft of the server, over a record that may have changed since. */
  readonly fillIn: (content: DraftContent) => void
  /** Merges the text of another tab or device; returns false where the user must choose. */
  readonly mergeTheirs: (theirs: DraftContent, common: DraftContent | null) => boolean
  readonly onStatus: () => void
}

/** Draft with which the form was opened; `at`: ISO 8601, `null` for one that only the tab had. */
interface LoadedDraft {
  readonly at: string | null
  /** Values that the user has discarded and may take back. */
  readonly discarded: NestedValues | null
}

/** Draft of a form, for the lines that say where what was typed is. */
export interface DraftHandle {
  readonly status: DraftStatus
  readonly loaded: LoadedDraft | null
  readonly discard: () => void
  readonly undo: () => void
}

/** Characters of a field up to which a draft says what it was before; what is longer is asked about when the record has changed. */
const baseLength = 4000

/**
 * Restores the draft of a form after hydration: that of the server, where the form names its place, and that of the
 * tab, which has what could not be sent. Removes it when the user sends or discards it.
 */
export const useDraft = (options: DraftOptions) => {
  const { id, on, place, element, saved } = options
  const user = useAtomValue(userAtom)?.id
  const [status, setStatus] = useState(idleDraft)
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null)
  const engine = useRef<ServerDraft | null>(null)
  /** Removes the draft of the server, also one whose code is still on its way. */
  const removeStored = useRef<(() => void) | null>(null)
  const lastStatus = useRef<DraftStatus>(idleDraft)
  const latest = useRef(options)
  latest.current = options

  const writeTab = (changes: NestedValues, isSent: boolean) => {
    if (!on || user === undefined) return
    const { values, version } = saved.current
    const server = place && { version: engine.current?.version(), isSent }
    writeDraft(user, id, { changes, base: values, version, server })
  }
  const contentOf = (changes: NestedValues): DraftContent | null => {
    const storedChanges = changesToStore(changes)
    const names = Object.keys(storedChanges)
    if (names.length === 0) return null
    const { values, version } = saved.current
    const isShort = (name: string) => name in values && JSON.stringify(values[name] ?? null).length <= baseLength
    return { changes: storedChanges, base: Object.fromEntries(names.filter(isShort).map((name) => [name, values[name]])), record: version }
  }
  const fillInTab = (draft: Draft) => {
    saved.current = { values: draft.base, version: draft.version }
    latest.current.setValues(draft.changes)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form and user
  useEffect(() => {
    const form = element.current
    if (!on || user === undefined || !form) return
    const discard = () => clearDraft(user, id)
    form.addEventListener('discard', discard)
    const draft = readDraft(user, id)
    const isSent = draft?.server?.isSent === true
    if (draft && !isSent) fillInTab(draft)
    const closing = place && follow(form, place, draft)
    return () => {
      form.removeEventListener('discard', discard)
      closing?.()
    }
  }, [on, user, id, place?.key])

  /** Follows the draft of the server, whose code only forms that have one load. Without it the text stays in the tab. */
  const follow = (form: HTMLFormElement, given: DraftPlace, tab: Draft | null) => {
    let isOpen = true
    const opening = import('./follow-draft.ts').then(({ followDraft }) => {
      const followed = followDraft({
        place: given,
        user: user ?? '',
        tab,
        element: form,
        read: () => contentOf(latest.current.changesOf(form)),
        fillInTab,
        fillIn: (content) => latest.current.fillIn(content),
        mergeTheirs: (theirs, common) => latest.current.mergeTheirs(theirs, common),
        onLoaded: (at) => setLoaded({ at, discarded: null }),
        onStatus: (next) => {
          lastStatus.current = next
          setStatus(next)
          latest.current.onStatus()
        },
        onSaved: () => writeTab(latest.current.changesOf(form), true),
        onRemoved: () => clearDraft(user ?? '', id),
      })
      if (isOpen) engine.current = followed.draft
      return followed
    })
    const afterOpening = (act: (followed: Awaited<typeof opening>) => unknown) => void opening.then(act, () => undefined)
    removeStored.current = () => afterOpening(({ draft }) => draft.remove())
    return () => {
      isOpen = false
      engine.current = null
      afterOpening(({ close }) => close())
    }
  }

  const forget = () => {
    if (user !== undefined) clearDraft(user, id)
    removeStored.current?.()
  }
  const handle: DraftHandle | null = place
    ? {
        status,
        loaded,
        discard: () => {
          if (!element.current) return
          const discarded = latest.current.changesOf(element.current)
          forget()
          setLoaded({ at: loaded?.at ?? null, discarded })
          latest.current.setValues(Object.fromEntries(Object.keys(discarded).map((name) => [name, saved.current.values[name] ?? ''])))
          latest.current.onStatus()
        },
        undo: () => {
          latest.current.setValues(loaded?.discarded ?? {})
          setLoaded(null)
          engine.current?.touch()
          latest.current.onStatus()
        },
      }
    : null
  return {
    handle,
    /** Keeps unsaved changes; none of them is a form that was sent. */
    write: (changes: NestedValues): void => {
      const isChanged = Object.keys(changesToStore(changes)).length > 0
      writeTab(changes, false)
      if (isChanged || engine.current?.version() !== undefined) engine.current?.touch()
    },
    /** Forgets the draft of what was sent just now. */
    forget: () => {
      setLoaded(null)
      forget()
    },
    /** Says that the user has chosen between two texts. */
    resolve: () => engine.current?.resolve(),
    /** Leaving loses nothing: what is typed is on the server, or on its way. */
    isSafe: () => {
      const { state } = lastStatus.current
      return state === 'saved' || (state === 'pending' && engine.current?.fitsIntoLeaving() === true)
    },
  }
}
