import { ApiError } from '#web/runtime/api.ts'
import { callInBackground } from '../data/call-in-background.ts'
import { fetchAnswer } from '../data/fetch-answer.ts'
import { type DraftContent, type DraftRoutes, type DraftStatus, idleDraft } from './draft.ts'
import { openDraftChannel } from './draft-channel.ts'

/** Draft as the server has it. */
export interface StoredDraft {
  readonly content: DraftContent
  readonly version: number
  readonly savedAt: string
}

interface ServerDraftOptions {
  readonly routes: DraftRoutes
  readonly user: string
  readonly key: string
  /** Reads what differs from the saved record now; `null`: nothing. */
  readonly read: () => DraftContent | null
  readonly onStatus: (status: DraftStatus) => void
  /** Merges what another tab or device has saved into the form; returns false where the user must choose. */
  readonly mergeTheirs: (theirs: DraftContent, common: DraftContent | null) => boolean
  /** The text as it stands is on the server. */
  readonly onSaved: (version: number) => void
  /** The draft was sent or discarded in another tab. */
  readonly onRemoved: () => void
}

interface StoredAnswer {
  readonly draft: { readonly content: string; readonly version: number; readonly saved_at: string } | null
}

interface SavedAnswer {
  readonly version: number
  readonly saved_at: string
  readonly dropped: boolean
}

/** Milliseconds from the first change until it is sent, and until a failed attempt is repeated. */
export const draftPause = { save: 3000, retry: 10_000 } as const
/** Bytes that a browser sends on after the page was left; characters of Polish have two. */
const keepaliveLength = 30_000

/** The same request may succeed later. */
const isTransient = ({ problem: { status } }: ApiError) => status === undefined || status >= 500 || status === 429

const parse = (text: string): DraftContent | null => {
  try {
    const content = JSON.parse(text) as Partial<DraftContent> | null
    return typeof content?.changes === 'object' && content.changes !== null
      ? { changes: content.changes, base: content.base ?? {}, record: content.record }
      : null
  } catch {
    return null
  }
}

/**
 * Draft of one form on the server: sent a few seconds after a change, one request at a time, never over a newer one.
 * Removing it waits for what is on its way, so that nothing returns.
 */
export const makeServerDraft = ({ routes, user, key, read, onStatus, mergeTheirs, onSaved, onRemoved }: ServerDraftOptions) => {
  let status = idleDraft
  let version: number | undefined
  /** Text that this tab and the server had in common last. */
  let common: string | null = null
  let isUnsent = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  /** First reading; what is removed before it has answered may be stored all the same. */
  let opening: Promise<unknown> = Promise.resolve()
  let isPerhapsStored = true
  /** A removal was lost on its way: it comes before what is typed since. */
  let isRemovalLost = false
  /** Grows with each removal: what was sent before has no effect on what is shown. */
  let epoch = 0
  let isClosed = false

  const show = (next: Partial<DraftStatus>) => {
    status = { ...status, ...next }
    if (!isClosed) onStatus(status)
  }
  const schedule = (pause: number) => {
    if (!isClosed) timer ??= setTimeout(() => void flush(), pause)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const load = async (): Promise<StoredAnswer['draft']> => ((await fetchAnswer(routes.showDraft, { key })) as StoredAnswer).draft

  /** Reads and merges what another tab or device has saved. */
  const readTheirs = async (): Promise<void> => {
    const theirs = await load()
    const content = theirs && parse(theirs.content)
    version = theirs?.version
    isUnsent = true
    if (!theirs || !content) return
    const before = common === null ? null : parse(common)
    common = theirs.content
    const isMerged = mergeTheirs(content, before)
    show({ state: isMerged ? 'pending' : 'conflict', savedAt: theirs.saved_at })
  }
  const fail = (error: ApiError): void => {
    const { status: code, retryAfter } = error.problem
    isUnsent = true
    if (code === 413 || code === 422) show({ state: 'too-long' })
    else if (!isTransient(error)) show({ state: 'refused' })
    else {
      show({ state: 'failed' })
      schedule(retryAfter ? retryAfter * 1000 : draftPause.retry)
    }
  }
  const send = async (text: string, keepalive: boolean): Promise<void> => {
    const before = epoch
    try {
      const answer: SavedAnswer = await callInBackground(
        routes.saveDraft,
        { key, content: text, ...(version !== undefined && { version }) },
        {
          keepalive: keepalive && text.length < keepaliveLength,
        },
      )
      version = answer.version
      isPerhapsStored = true
      if (epoch !== before) return
      common = text
      show({ state: isUnsent ? 'pending' : 'saved', savedAt: answer.saved_at, dropped: answer.dropped })
      if (!isUnsent) onSaved(answer.version)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (epoch !== before) return
      if (error.problem.code !== 'error/version-conflict') fail(error)
      else
        await readTheirs().catch((lost: unknown) => {
          if (!(lost instanceof ApiError)) throw lost
          fail(lost)
        })
    }
  }
  const goOn = () => {
    running = null
    if (isRemovalLost) schedule(draftPause.retry)
    else if (isUnsent && status.state === 'pending') schedule(draftPause.save)
  }
  /** Sends what is unsent, now; `keepalive`: also when the page is left. */
  const flush = (keepalive = false): Promise<void> => {
    stop()
    if (running) return running
    if (isRemovalLost) return startRemoval()
    if (!isUnsent || status.state === 'conflict') return Promise.resolve()
    const content = read()
    isUnsent = false
    if (content === null) {
      if (version !== undefined) return remove()
      show({ state: 'idle' })
      return Promise.resolve()
    }
    const text = JSON.stringify(content)
    if (text === common) {
      show({ state: 'saved' })
      return Promise.resolve()
    }
    running = send(text, keepalive).finally(goOn)
    return running
  }
  const removeAfter = async (earlier: Promise<unknown>): Promise<void> => {
    await earlier
    version = undefined
    isRemovalLost = false
    channel.sendRemoved()
    try {
      await callInBackground(routes.removeDraft, { key }, { keepalive: true })
      isPerhapsStored = false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isRemovalLost = isTransient(error)
    }
  }
  const startRemoval = (): Promise<void> => {
    running = removeAfter(Promise.all([opening, running])).finally(goOn)
    return running
  }
  const remove = (): Promise<void> => {
    stop()
    epoch++
    isUnsent = false
    common = null
    show(idleDraft)
    if (!isPerhapsStored && running === null) return Promise.resolve()
    return startRemoval()
  }
  const channel = openDraftChannel(`${user} ${key}`, () => {
    version = undefined
    if (isUnsent || running !== null || common === null) return
    common = null
    show({ ...idleDraft, state: 'elsewhere' })
    onRemoved()
  })

  return {
    /** Reads the draft; `undefined`: the server cannot be asked; `removed`: it was removed before the answer. */
    open: async (): Promise<StoredDraft | null | undefined | 'removed'> => {
      const before = epoch
      const loading = load()
      opening = loading.catch(() => undefined)
      try {
        const stored = await loading
        if (epoch !== before) return 'removed'
        const content = stored && parse(stored.content)
        version ??= stored?.version
        isPerhapsStored = version !== undefined || running !== null
        if (!stored || !content) return null
        common ??= stored.content
        show({ savedAt: stored.saved_at })
        return { content, version: stored.version, savedAt: stored.saved_at }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return epoch === before ? undefined : 'removed'
      }
    },
    /** Says that the text has changed. */
    touch: (): void => {
      isUnsent = true
      if (status.state === 'conflict') return
      if (status.state !== 'pending' && status.state !== 'failed') show({ state: 'pending' })
      schedule(draftPause.save)
    },
    /** Says that the user must choose between two texts; nothing is sent before. */
    ask: (): void => show({ state: 'conflict' }),
    /** Says that the user has chosen between both texts. */
    resolve: (): void => {
      show({ state: 'pending' })
      schedule(draftPause.save)
    },
    flush,
    remove,
    /** Goes on from a version that the tab knows, where the server cannot be asked. */
    assume: (known: number | undefined): void => {
      version ??= known
    },
    version: () => version,
    /** A browser sends a text of about this length also when its page is left. */
    fitsIntoLeaving: () => (common?.length ?? 0) < keepaliveLength,
    close: (): void => {
      void flush(true).finally(channel.close)
      isClosed = true
      stop()
    },
  }
}

export type ServerDraft = ReturnType<typeof makeServerDraft>
