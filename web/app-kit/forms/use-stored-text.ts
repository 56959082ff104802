import { useEffect, useRef, useState } from 'react'
import { useUserId } from '../page/use-user-id.ts'
import type { FieldConflict } from './api-form.ts'
import { type DraftContent, type DraftPlace, idleDraft } from './draft.ts'
import { followDraft } from './follow-draft.ts'
import type { ServerDraft } from './server-draft.ts'
import { clearDraft, readDraft, writeDraft } from './tab-drafts.ts'
import type { DraftHandle } from './use-draft.ts'

interface StoredTextOptions {
  /** Id of the text among those of the tab. */
  readonly id: string
  /** Absent: the text stays in the tab alone. */
  readonly place?: DraftPlace | undefined
  /** Text with which the field begins. */
  readonly initial: string
}

/** Text that is being written outside of a form of the app kit. */
export interface StoredText {
  readonly text: string
  readonly write: (text: string) => void
  /** Draft of the text; `null`: it is in the tab alone. */
  readonly draft: DraftHandle | null
  /** Another tab or device has saved a different text. */
  readonly conflicts: readonly FieldConflict[]
  /** Forgets the draft of what was sent just now. */
  readonly forget: () => void
}

const textIn = ({ changes }: Pick<DraftContent, 'changes'>): string => (typeof changes['text'] === 'string' ? changes['text'] : '')

/** Keeps a text that is being written, in the tab and on the server, as forms keep their fields. */
export const useStoredText = ({ id, place, initial }: StoredTextOptions): StoredText => {
  const user = useUserId()
  const [text, setText] = useState(initial)
  const [status, setStatus] = useState(idleDraft)
  const [loaded, setLoaded] = useState<{ readonly at: string | null; readonly discarded: string | null } | null>(null)
  const [theirs, setTheirs] = useState<string | null>(null)
  const now = useRef(initial)
  const engine = useRef<ServerDraft | null>(null)
  const show = (next: string) => {
    now.current = next
    setText(next)
  }
  const keep = (isSent: boolean) => {
    const changes = now.current === initial || now.current === '' ? {} : { text: now.current }
    writeDraft(user, id, { changes, base: {}, server: place && { version: engine.current?.version(), isSent } })
  }
  const write = (next: string) => {
    show(next)
    keep(false)
    engine.current?.touch()
  }
  const forget = () => {
    clearDraft(user, id)
    void engine.current?.remove()
    setLoaded(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text and user
  useEffect(() => {
    const tab = readDraft(user, id)
    show(tab && tab.server?.isSent !== true ? textIn(tab) : initial)
    if (!place) return
    const followed = followDraft({
      place,
      user,
      tab,
      element: document.body,
      read: () => (now.current === initial || now.current === '' ? null : { changes: { text: now.current }, base: {} }),
      fillInTab: (draft) => show(textIn(draft)),
      fillIn: (content) => show(textIn(content)),
      mergeTheirs: (content, common) => {
        const other = textIn(content)
        if (common && textIn(common) === now.current) show(other)
        if (other === now.current) return true
        setTheirs(other)
        return false
      },
      onLoaded: (at) => setLoaded({ at, discarded: null }),
      onStatus: setStatus,
      onSaved: () => keep(true),
      onRemoved: () => clearDraft(user, id),
    })
    engine.current = followed.draft
    return () => {
      followed.close()
      engine.current = null
    }
  }, [user, id, place?.key, initial])

  const choose = (chosen: string) => {
    setTheirs(null)
    engine.current?.resolve()
    write(chosen)
  }
  const draft: DraftHandle = {
    status,
    loaded: loaded && { at: loaded.at, discarded: loaded.discarded === null ? null : { text: loaded.discarded } },
    discard: () => {
      const discarded = now.current
      forget()
      show(initial)
      setLoaded({ at: null, discarded })
    },
    undo: () => {
      write(loaded?.discarded ?? initial)
      setLoaded(null)
    },
  }
  return {
    text,
    write,
    draft: place ? draft : null,
    conflicts: theirs === null ? [] : [{ name: 'text', theirs, keepMine: () => choose(now.current), takeTheirs: () => choose(theirs) }],
    forget,
  }
}
