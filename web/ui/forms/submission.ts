import { ApiError } from '#web/runtime/api.ts'
import { contentOf, makeSubmitGuard } from '#web/runtime/submit-guard.ts'
import { changedValues, type FormValues, filledValues } from './values.ts'

/** Message keys, or messages from the server, by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** State of a form. */
export interface FormState {
  readonly state: 'idle' | 'pending' | 'success' | 'error'
  readonly errors: FieldErrors
  /** Message or message key shown above the form. */
  readonly message: string | null
  /** Counter of rejections with a message above the form; an increment moves the focus there. */
  readonly rejections: number
  /** When it was saved, milliseconds since 1970. */
  readonly savedAt: number | null
}

export interface SubmissionOptions {
  readonly read: () => FormValues
  /** The saved values at the beginning. */
  readonly saved: FormValues
  /** True if only changed values are sent. */
  readonly isEdit: boolean
  readonly check: (values: FormValues) => Promise<FieldErrors>
  /** Message key shown above an invalid form. */
  readonly invalidMessage: string
  /** Sends the values, with the `Idempotency-Key` of this submission. */
  readonly send: (values: FormValues, key: string) => Promise<unknown>
  readonly onChange: (state: FormState) => void
  readonly onSaved: (answer: unknown) => void
  /** Reports a failed call; `retry` submits again. */
  readonly onError: (error: ApiError, retry: () => void) => void
  /** Initial errors and message, of a form that was posted and rejected. */
  readonly initial?: Pick<FormState, 'errors' | 'message'>
}

/** Cause of a submission: the submit button or Enter, or leaving a field. */
export type Trigger = 'submit' | 'field'

const firstMessages = (schema: Readonly<Record<string, readonly string[]>> = {}): FieldErrors =>
  Object.fromEntries(Object.entries(schema).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])))

/**
 * Creates the submission of a form: validates, sends changes, one request at a time; typed values are never overwritten
 * (specification §5 and §8).
 */
export const makeSubmission = (options: SubmissionOptions) => {
  const { read, isEdit, check, invalidMessage, send, onChange, onSaved, onError, initial } = options
  let { saved } = options
  const guard = makeSubmitGuard<unknown>()
  let state: FormState = { state: 'idle', errors: {}, message: null, rejections: 0, savedAt: null, ...initial }
  let queued: Trigger | null = null
  const update = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    onChange(state)
  }
  const changed = () => changedValues(saved, read())
  const reject = (trigger: Trigger, errors: FieldErrors, message: string | null) =>
    update({ state: 'error', errors, message, rejections: state.rejections + (trigger === 'submit' && message !== null ? 1 : 0) })

  const attempt = async (trigger: Trigger) => {
    const values = read()
    const differs = changedValues(saved, values)
    const unchanged = Object.keys(differs).length === 0
    if (trigger === 'field' && unchanged) return
    update({ state: 'pending', message: null })
    const errors = Object.entries(await check(values)).filter(([name]) => trigger === 'submit' || name in differs)
    if (errors.length > 0) return reject(trigger, Object.fromEntries(errors), trigger === 'submit' ? invalidMessage : null)
    const sent = isEdit ? differs : filledValues(values)
    const { result, isRepeat } =
      isEdit && unchanged ? { result: Promise.resolve(undefined), isRepeat: false } : guard(contentOf(sent), (key) => send(sent, key))
    let answer: unknown
    try {
      answer = await result
    } catch (error) {
      const { display, message, schema } = error instanceof ApiError ? error.problem : ({ display: 'none' } as const)
      reject(
        trigger,
        firstMessages(schema),
        display === 'message' ? (message ?? null) : display === 'connection' ? 'form.connection' : null,
      )
      if (!(error instanceof ApiError)) throw error
      if (!isRepeat) onError(error, () => void submit(trigger))
      return
    }
    saved = values
    update({ state: 'success', errors: {}, savedAt: Date.now() })
    if (!isRepeat) onSaved(answer)
  }
  const submit = async (trigger: Trigger): Promise<void> => {
    if (state.state === 'pending') {
      // A second press is ignored; a field that was left meanwhile is submitted afterwards.
      if (trigger === 'field') queued = trigger
      return
    }
    await attempt(trigger)
    const next = queued
    queued = null
    if (next) await submit(next)
  }
  return {
    submit,
    changed,
    dirty: () => Object.keys(changed()).length > 0,
    /** Sets or removes the error of one field. */
    setFieldError: (name: string, error: string | null) => {
      if ((state.errors[name] ?? null) === error) return
      const { [name]: _, ...others } = state.errors
      update({ errors: error === null ? others : { ...others, [name]: error } })
    },
  }
}
