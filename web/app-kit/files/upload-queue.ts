import type { MessageKey } from '#core/kernel/message-key.ts'
import { ApiError } from '#web/runtime/api.ts'
import { newKey } from '#web/runtime/submit-guard.ts'
import { prepareFile, refuseFile } from './accepted-files.ts'
import { FileRefused } from './file-refused.ts'
import type { UploadOptions } from './upload-file.ts'

/** File that is being uploaded, or could not be. */
export interface UploadItem {
  readonly key: number
  /** `Idempotency-Key` of all attempts, so that the server stores the file once. */
  readonly idempotencyKey: string
  /** The chosen file. */
  readonly file: File
  /** File that is sent instead, once it is made. */
  readonly prepared: File | null
  /** `preparing`: a picture is made smaller; `processing`: sent completely, the server has not answered yet. */
  readonly state: 'waiting' | 'preparing' | 'sending' | 'processing' | 'failed'
  /** Part that was sent, from 0 to 1. */
  readonly progress: number
  /** Message key, or a text of the server. */
  readonly error: { readonly key: string } | { readonly text: string } | null
  /** True if another attempt may succeed. */
  readonly mayRetry: boolean
}

interface QueueOptions {
  /** Sends what was made of a chosen file; rejects with `ApiError`. */
  readonly send: (file: File, options: UploadOptions, chosen: File) => Promise<void>
  /** Returns the accepted file name extensions: `.jpg,.jpeg,.png`. */
  readonly accept: (file: File) => string
  readonly onChange: (items: readonly UploadItem[]) => void
}

/** Files on their way at a time; the server handles few of one account at once. */
const parallel = 2

/**
 * Queue of files: makes pictures small enough, sends two files at a time, forgets those that arrived, and keeps the
 * others until they are dismissed.
 */
export const makeUploadQueue = ({ send, accept, onChange }: QueueOptions) => {
  let items: readonly UploadItem[] = []
  let lastKey = 0
  const controllers = new Map<number, AbortController>()
  const show = (next: readonly UploadItem[]) => {
    items = next
    onChange(items)
  }
  const change = (key: number, changes: Partial<UploadItem>) =>
    show(items.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  const drop = (key: number) => show(items.filter((item) => item.key !== key))

  const start = async ({ key, idempotencyKey, file, prepared: before }: UploadItem) => {
    const controller = new AbortController()
    const { signal } = controller
    controllers.set(key, controller)
    const onProgress = (progress: number) => change(key, { progress, state: progress < 1 ? 'sending' : 'processing' })
    try {
      const made = before ?? prepareFile(file, accept(file))
      if (made instanceof Promise) change(key, { state: 'preparing', progress: 0 })
      const prepared = made instanceof Promise ? await made : made
      signal.throwIfAborted()
      change(key, { prepared, state: 'sending', progress: 0 })
      await send(prepared, { signal, key: idempotencyKey, onProgress }, file)
      drop(key)
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', ...describe(error) })
    }
    controllers.delete(key)
    startNext()
  }
  const startNext = () => {
    for (const item of items.filter(({ state }) => state === 'waiting').slice(0, parallel - controllers.size)) void start(item)
  }
  return {
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadItem => {
        const refusal = refuseFile(accept(file), file)
        const state = refusal === null ? 'waiting' : 'failed'
        const error = refusal === null ? null : { key: refusal }
        return { key: ++lastKey, idempotencyKey: newKey(), file, prepared: null, state, progress: 0, error, mayRetry: false }
      })
      show([...items, ...added])
      startNext()
    },
    /** Stops or forgets a file. */
    remove: (key: number) => {
      controllers.get(key)?.abort()
      drop(key)
    },
    retry: (key: number) => {
      change(key, { state: 'waiting', error: null, mayRetry: false })
      startNext()
    },
    /** Stops all files, when their field leaves the screen. */
    close: () => {
      items = []
      for (const controller of controllers.values()) controller.abort()
    },
  }
}

/** Texts of answers without one of Kredka's, such as those of a proxy in front of it. */
const plainTexts: Readonly<Record<number, MessageKey>> = {
  413: 'error/file-too-big',
  415: 'error/bad-file-format',
  429: 'error.too-many',
}

/** Another attempt may succeed where the user has signed in again, or the server takes requests again. */
const isPassing = (status: number) => status === 401 || status === 429 || status >= 500

const describe = (error: unknown): Pick<UploadItem, 'error' | 'mayRetry'> => {
  if (error instanceof FileRefused) return { error: { key: error.key }, mayRetry: false }
  if (!(error instanceof ApiError)) return { error: { key: 'error.server' }, mayRetry: true }
  const { display, message, status = 0 } = error.problem
  if (display === 'connection') return { error: { key: 'error.connection' }, mayRetry: true }
  return { error: message === undefined ? { key: plainTexts[status] ?? 'error.server' } : { text: message }, mayRetry: isPassing(status) }
}
