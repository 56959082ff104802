import type { DraftContent, DraftPlace, DraftStatus } from './draft.ts'
import { makeServerDraft } from './server-draft.ts'
import type { Draft } from './tab-drafts.ts'

interface FollowOptions {
  readonly place: DraftPlace
  readonly user: string
  /** Draft of the tab, which is filled in already unless it was sent. */
  readonly tab: Draft | null
  /** Leaving it sends what is unsent. */
  readonly element: HTMLElement
  readonly read: () => DraftContent | null
  readonly fillInTab: (draft: Draft) => void
  readonly fillIn: (content: DraftContent) => void
  /** Merges what another tab or device has saved into the form; returns false where the user must choose. */
  readonly mergeTheirs: (theirs: DraftContent, common: DraftContent | null) => boolean
  /** A draft was found; `null`: only the tab had it. */
  readonly onLoaded: (at: string | null) => void
  readonly onStatus: (status: DraftStatus) => void
  /** The text as it stands is on the server. */
  readonly onSaved: () => void
  /** The draft was sent or discarded elsewhere. */
  readonly onRemoved: () => void
}

/**
 * Opens the draft of the server and keeps it up to date until `close`. A text of the tab that was sent gives way to the
 * server, where it may have been continued or removed since; one that was not sent is merged with it.
 */
export const followDraft = ({
  place,
  user,
  tab,
  element,
  read,
  fillInTab,
  fillIn,
  mergeTheirs,
  onLoaded,
  onStatus,
  onSaved,
  onRemoved,
}: FollowOptions) => {
  const isSent = tab?.server?.isSent === true
  const isTyped = () => read() !== null
  let isOpen = true
  const draft = makeServerDraft({ ...place, user, read, onStatus, mergeTheirs, onSaved, onRemoved })

  const open = async (): Promise<void> => {
    const stored = await draft.open()
    if (!isOpen || stored === 'removed') return
    if (stored === undefined) {
      draft.assume(tab?.server?.version)
      if (tab && isSent) fillInTab(tab)
    } else if (stored === null) {
      if (isSent) onRemoved()
      if (tab && !isSent && isTyped()) onLoaded(null)
    } else {
      const isContinued = tab?.server?.version === stored.version && !isSent
      if (!isTyped()) fillIn(stored.content)
      else if (!isContinued && !mergeTheirs(stored.content, null)) draft.ask()
      onLoaded(stored.savedAt)
    }
    if (isTyped()) draft.touch()
  }
  void open()

  const hide = () => {
    if (document.visibilityState === 'hidden') void draft.flush(true)
  }
  const flush = () => void draft.flush()
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!element.contains(relatedTarget as Node | null)) flush()
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('online', flush)
  element.addEventListener('focusout', leave)
  return {
    draft,
    close: () => {
      isOpen = false
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', flush)
      element.removeEventListener('focusout', leave)
      draft.close()
    },
  }
}
