import { ApiError } from './api.ts'

/** Longest pause between two clicks of one burst, milliseconds. */
const burstMs = 500

interface Submission<Output> {
  readonly content: string
  readonly key: string
  /** Time of the last click that belongs to it. */
  pressedAt: number
  /** `lost`: nobody knows if the server has done it. */
  state: 'running' | 'ended' | 'lost'
  readonly result: Promise<Output>
}

/** Outcome of a submission; `isRepeat`: it was sent before, and nothing was sent now. */
export interface GuardedResult<Output> {
  readonly result: Promise<Output>
  readonly isRepeat: boolean
}

/**
 * Sends a content once: calls `send` with the `Idempotency-Key` of this submission, or returns the result of the one
 * that was sent before.
 */
export type SubmitGuard<Output> = (content: string, send: (key: string) => Promise<Output>) => GuardedResult<Output>

/**
 * Creates the guard of one button or form against sending twice. The same content again, while the first submission
 * runs or in the same burst of clicks, is that submission. After a lost connection it is sent again with the same key,
 * so that the server does it once; everything else gets a new key.
 */
export const makeSubmitGuard = <Output>(): SubmitGuard<Output> => {
  let last: Submission<Output> | undefined
  return (content, send) => {
    const now = Date.now()
    const same = last?.content === content ? last : undefined
    if (same && (same.state === 'running' || (same.state === 'ended' && now - same.pressedAt < burstMs))) {
      same.pressedAt = now
      return { result: same.result, isRepeat: true }
    }
    const key = same?.state === 'lost' ? same.key : newKey()
    const submission: Submission<Output> = { content, key, pressedAt: now, state: 'running', result: send(key) }
    last = submission
    submission.result.then(
      () => {
        submission.state = 'ended'
      },
      (error: unknown) => {
        submission.state = isLost(error) ? 'lost' : 'ended'
      },
    )
    return { result: submission.result, isRepeat: false }
  }
}

/** Returns a text that is the same for the same input; a file counts by its name, size and time. */
export const contentOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value)) ?? ''

/** A call without response, or with an error of the server, may have taken effect. */
const isLost = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true
  const { status, code } = error.problem
  return status === undefined || status >= 500 || code === 'error/idempotency-key-in-use'
}

/** Returns a new `Idempotency-Key`; `randomUUID` is missing on pages without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
