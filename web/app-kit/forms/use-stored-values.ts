import { useEffect, useRef, useState } from 'react'
import { useUserId } from '../page/use-user-id.ts'
import type { FieldConflict } from './api-form.ts'
import { type DraftContent, type DraftPlace, idleDraft } from './draft.ts'
import { followDraft } from './follow-draft.ts'
import type { NestedValues } from './form-values.ts'
import { isSame, mergeVersions } from './merge-versions.ts'
import type { ServerDraft } from './server-draft.ts'
import { changesToStore, clearDraft, readDraft, writeDraft } from './tab-drafts.ts'
import type { DraftHandle } from './use-draft.ts'

interface StoredValuesOptions<Values> {
  /** Id of the values among those of the tab. */
  readonly id: string
  /** Absent: they stay in the tab alone. */
  readonly place?: DraftPlace | undefined
  /** Values of the record, or those with which a new one begins. */
  readonly initial: Values
  /** Version of the record that they change. */
  readonly version?: number | undefined
  /** Tells if changes are worth a draft, and a question where two differ. Default: all are. */
  readonly isWorth?: (changes: Partial<Values>) => boolean
}

/** Values that are being written outside of a form of the app kit. */
export interface StoredValues<Values> {
  readonly values: Values
  readonly change: (changed: Partial<Values>) => void
  /** Grows whenever a draft has replaced the values, for fields that read them only when they appear. */
  readonly fills: number
  /** Draft of the values; `null`: it is in the tab alone. */
  readonly draft: DraftHandle | null
  /** Members of which another tab or device has saved a different value. */
  readonly conflicts: readonly FieldConflict[]
  /** Forgets the draft of what was sent just now. */
  readonly forget: () => void
}

/** Keeps values that are being written, in the tab and on the server, as forms keep their fields. */
export const useStoredValues = <Values extends object>({
  id,
  place,
  initial,
  version,
  isWorth = () => true,
}: StoredValuesOptions<Values>): StoredValues<Values> => {
  const user = useUserId()
  const [values, setValues] = useState(initial)
  const [fills, setFills] = useState(0)
  const [status, setStatus] = useState(idleDraft)
  const [loaded, setLoaded] = useState<DraftHandle['loaded']>(null)
  const [open, setOpen] = useState<readonly { readonly name: string; readonly mine: unknown; readonly theirs: unknown }[]>([])
  const now = useRef(initial)
  const engine = useRef<ServerDraft | null>(null)

  const show = (next: Values) => {
    now.current = next
    setValues(next)
  }
  const fill = (next: Values) => {
    show(next)
    setFills((count) => count + 1)
  }
  /** Members that the values have, of the same kind: a draft may be older than this version of the page. */
  const held = (members: NestedValues): Partial<Values> => {
    const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
    const known = Object.entries(initial).filter(([name, value]) => name in members && kindOf(members[name]) === kindOf(value))
    return Object.fromEntries(known.map(([name]) => [name, members[name]])) as Partial<Values>
  }
  const changes = (): Partial<Values> => {
    const changed = Object.entries(now.current).filter(([name, value]) => !isSame(value, initial[name as keyof Values]))
    const stored = changesToStore(Object.fromEntries(changed)) as Partial<Values>
    return isWorth(stored) ? stored : {}
  }
  const contentOf = (changed: Partial<Values>): DraftContent => ({
    changes: changed as NestedValues,
    base: version === undefined ? {} : Object.fromEntries(Object.keys(changed).map((name) => [name, initial[name as keyof Values]])),
    record: version,
  })
  const writeTab = (isSent: boolean) => {
    const { record, ...content } = contentOf(changes())
    writeDraft(user, id, { ...content, version: record, server: place && { version: engine.current?.version(), isSent } })
  }
  const change = (changed: Partial<Values>) => {
    show({ ...now.current, ...changed })
    writeTab(false)
    engine.current?.touch()
  }
  const forget = () => {
    clearDraft(user, id)
    void engine.current?.remove()
    setLoaded(null)
  }
  /** Shows what two versions make, without what is not worth a question; returns false where the user must choose. */
  const merge = (base: Values, mine: Values, theirs: Values): boolean => {
    const isWorthAsking = (name: keyof Values) => isWorth({ [name]: theirs[name] } as unknown as Partial<Values>)
    const names = Object.keys(theirs) as (keyof Values & string)[]
    const other = Object.fromEntries(names.map((name) => [name, isWorthAsking(name) ? theirs[name] : mine[name]])) as Values
    const { merged, conflicts } = mergeVersions(base, mine, other)
    if (!isSame(merged, now.current)) fill(merged)
    setOpen(conflicts.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })))
    return conflicts.length === 0
  }
  const fillIn = (content: DraftContent) => {
    // What no draft keeps, such as a code, may be typed already.
    const mine = { ...now.current, ...held(content.changes) }
    if (content.record === version) fill(mine)
    else merge({ ...initial, ...held(content.base) }, mine, initial)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record and user
  useEffect(() => {
    const tab = readDraft(user, id)
    if (!isSame(now.current, initial)) fill(initial)
    if (tab && tab.server?.isSent !== true) fillIn({ ...tab, record: tab.version })
    if (!place) return
    const followed = followDraft({
      place,
      user,
      tab,
      element: document.body,
      read: () => {
        const changed = changes()
        return Object.keys(changed).length === 0 ? null : contentOf(changed)
      },
      fillInTab: (draft) => fillIn({ ...draft, record: draft.version }),
      fillIn,
      mergeTheirs: (theirs, common) =>
        merge({ ...initial, ...held(common?.changes ?? {}) }, now.current, { ...initial, ...held(theirs.changes) }),
      onLoaded: (at) => setLoaded({ at, discarded: null }),
      onStatus: setStatus,
      onSaved: () => writeTab(true),
      onRemoved: () => clearDraft(user, id),
    })
    engine.current = followed.draft
    return () => {
      followed.close()
      engine.current = null
    }
  }, [user, id, place?.key, version, JSON.stringify(initial)])

  const choose = (name: string, chosen: Partial<Values>) => {
    const left = open.filter((one) => one.name !== name)
    setOpen(left)
    if (left.length === 0) engine.current?.resolve()
    if (Object.keys(chosen).length > 0) fill({ ...now.current, ...chosen })
    change({})
  }
  const draft: DraftHandle = {
    status,
    loaded,
    discard: () => {
      const discarded = now.current
      forget()
      fill(initial)
      setLoaded({ at: null, discarded: discarded as NestedValues })
    },
    undo: () => {
      fill({ ...initial, ...held(loaded?.discarded ?? {}) })
      change({})
      setLoaded(null)
    },
  }
  return {
    values,
    change,
    fills,
    draft: place ? draft : null,
    conflicts: open.map(({ name, mine, theirs }) => ({
      name,
      mine,
      theirs,
      keepMine: () => choose(name, {}),
      takeTheirs: () => choose(name, { [name]: theirs } as Partial<Values>),
      read: () => now.current[name as keyof Values],
      put: (value) => {
        fill({ ...now.current, [name]: value })
        change({})
      },
    })),
    forget,
  }
}
