import { ApiError } from '#web/runtime/api.ts'
import { newKey } from '#web/runtime/submit-guard.ts'
import type { UploadOptions } from './upload-file.ts'

/** File that is being uploaded, or could not be. */
export interface UploadItem {
  readonly key: number
  /** `Idempotency-Key` of all attempts, so that the server stores the file once. */
  readonly idempotencyKey: string
  readonly file: File
  /** `processing`: sent completely, the server has not answered yet. */
  readonly state: 'waiting' | 'sending' | 'processing' | 'failed'
  /** Part that was sent, from 0 to 1. */
  readonly progress: number
  /** Message key, or a text of the server. */
  readonly error: { readonly key: string } | { readonly text: string } | null
  /** True if another attempt may succeed. */
  readonly mayRetry: boolean
}

interface QueueOptions {
  /** Sends one file; rejects with `ApiError`. */
  readonly send: (file: File, options: UploadOptions) => Promise<void>
  /** Returns the message key of a file that is not sent at all. */
  readonly refuse: (file: File) => string | null
  readonly onChange: (items: readonly UploadItem[]) => void
}

/** Files on their way at a time; the server handles few of one account at once. */
const parallel = 2

/** Queue of files: sends two at a time, forgets those that arrived, and keeps the others until they are dismissed. */
export const makeUploadQueue = ({ send, refuse, onChange }: QueueOptions) => {
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

  const start = async ({ key, idempotencyKey, file }: UploadItem) => {
    const controller = new AbortController()
    controllers.set(key, controller)
    change(key, { state: 'sending', progress: 0 })
    const onProgress = (progress: number) => change(key, { progress, state: progress < 1 ? 'sending' : 'processing' })
    try {
      await send(file, { signal: controller.signal, key: idempotencyKey, onProgress })
      drop(key)
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', ...describe(error) })
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
        const key = refuse(file)
        const error = key === null ? null : { key }
        return { key: ++lastKey, idempotencyKey: newKey(), file, state: error ? 'failed' : 'waiting', progress: 0, error, mayRetry: false }
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

const describe = (error: unknown): Pick<UploadItem, 'error' | 'mayRetry'> => {
  if (!(error instanceof ApiError)) return { error: { key: 'error.server' }, mayRetry: true }
  const { display, message, status = 0 } = error.problem
  if (display === 'connection') return { error: { key: 'error.connection' }, mayRetry: true }
  return { error: message === undefined ? { key: 'error.server' } : { text: message }, mayRetry: status === 429 || status >= 500 }
}
