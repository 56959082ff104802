import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#web/runtime/api.ts'
import { type CallApi, callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FormStatus } from '#web/ui/fields/form-context.ts'
import { makeDebounce } from './debounce.ts'
import { validateField } from './field-rules.ts'
import { type FieldElement, fileOf, readFields } from './read-fields.ts'
import { type FieldErrors, type FormState, makeSubmission } from './submission.ts'
import type { SubmittedForm } from './submitted-form.ts'
import { type LoadSchema, validateForm } from './validate-form.ts'
import type { FormValues } from './values.ts'

/**
 * Arguments with which a form submits: the version of the saved values, and the function that calls a route with the
 * `Idempotency-Key` of the submission.
 */
interface SubmitTools {
  readonly version: number | undefined
  readonly call: CallApi
}

/**
 * Options of a form: `useForm({ id: 'haslo', submit: ({ password }, { call }) => call(accountsApi.resetPassword, {
 * token, password }) })`.
 */
export interface UseFormOptions<Answer> {
  /** Prefix of the ids of its fields. */
  readonly id: string
  /** Calls the server with the filled fields or, if `initial` is given, with the changed ones. */
  readonly submit: (values: FormValues, tools: SubmitTools) => Promise<Answer>
  /** Values saved on the server, by field; with them the form is an edit. */
  readonly initial?: FormValues
  /** Version of the saved values, for `If-Match`; updated from each response. */
  readonly version?: number
  /** The rejected form, if it was posted without JavaScript. */
  readonly posted?: SubmittedForm | undefined
  readonly schema?: LoadSchema
  /** Validates rules over several fields. */
  readonly validate?: (values: FormValues) => FieldErrors
  /** Saves changes on leaving a field and on Enter; checkboxes, radio buttons, selects and files after the same delay as `onChange`. */
  readonly autosave?: boolean
  /** Called with the unsaved changes, one second after the last key. */
  readonly onChange?: (changes: FormValues) => void
  /** Message key shown above an invalid form. Default: `error/validation`. */
  readonly invalidMessage?: string
  /** Called for each failed call, in addition to the error toast. */
  readonly onError?: (error: ApiError) => void
  readonly onSaved?: (answer: Answer, values: FormValues) => void
  /** Shows a success toast. Default: true for an edit without autosave. */
  readonly toast?: boolean
  /** Asks before the user leaves with unsaved changes. Default: true for an edit. */
  readonly guard?: boolean
}

/** Handle of a form for `<Form of={form}>`. */
export interface FormHandle {
  readonly status: FormStatus
  readonly guard: boolean
  readonly handlers: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: (event: FormEvent) => void
    readonly onFocus: () => void
    readonly onInput: (event: FormEvent) => void
    readonly onBlur: (event: FormEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

const idle: FormState = { state: 'idle', errors: {}, message: null, rejections: 0, savedAt: null }

/** Form helper (specification §5). Fields are uncontrolled, so that typing causes no rendering. */
export const useForm = <Answer>(options: UseFormOptions<Answer>): FormHandle => {
  const t = useT()
  const { id, initial, posted, autosave = false, guard = initial !== undefined } = options
  const ref = useRef<HTMLFormElement>(null)
  const initialState = { errors: posted?.errors ?? {}, message: posted?.message ?? null }
  const [state, setState] = useState<FormState>({ ...idle, ...initialState })
  const latest = useRef({ options, t })
  latest.current = { options, t }
  const instance = useRef<ReturnType<typeof create>>(null)
  const create = (form: HTMLFormElement) => {
    const saved = { ...readFields(form, 'initial'), ...initial }
    let version = options.version
    const submission = makeSubmission({
      saved,
      isEdit: initial !== undefined,
      invalidMessage: options.invalidMessage ?? 'error/validation',
      initial: initialState,
      onChange: setState,
      read: () => readFields(form),
      check: (values) => validateForm(form, values, saved, latest.current.options),
      send: (values, key) => latest.current.options.submit(values, { version, call: callWithKey(key) }),
      onSaved: (answer) => {
        const { onSaved, toast = initial !== undefined && !autosave } = latest.current.options
        version = (answer as { version?: number } | null | undefined)?.version ?? version
        form.dataset['unsent'] = submission.dirty() ? 'yes' : 'no'
        onSaved?.(answer as Answer, readFields(form))
        if (toast) void import('#web/runtime/islands/toast.ts').then(({ toast }) => toast({ kind: 'success' }))
      },
      onError: (error, retry) => {
        latest.current.options.onError?.(error)
        void import('./show-submit-error.ts').then(
          ({ showSubmitError }) => showSubmitError(error, latest.current.t, retry),
          // Without a connection the module cannot be loaded; the form itself already shows the error.
          () => undefined,
        )
      },
    })
    return { submission, debounce: makeDebounce() }
  }
  const getInstance = () => {
    const form = ref.current
    if (form) instance.current ??= create(form)
    return instance.current
  }
  // The initial values must be read before the user types.
  useEffect(() => void getInstance())
  useEffect(() => () => instance.current?.debounce.stop(), [])

  const prefetched = useRef(false)
  const prefetch = () => {
    if (prefetched.current) return
    prefetched.current = true
    const modules = [options.schema?.(), import('./show-submit-error.ts'), import('#web/runtime/islands/toast.ts')]
    for (const one of modules) one?.catch(() => undefined)
    if (guard) import('./leave-guard.ts').then(({ guardLeaving }) => guardLeaving(t)).catch(() => undefined)
  }
  const onTyped = (field: FieldElement) => {
    const form = getInstance()
    if (!form || !ref.current) return
    prefetch()
    ref.current.dataset['unsent'] = form.submission.dirty() ? 'yes' : 'no'
    const file = field.type === 'file' ? fileOf(field) : null
    form.submission.setFieldError(field.name, file ? validateField(field, file) : null)
    form.debounce.call(() => {
      latest.current.options.onChange?.(form.submission.changed())
      if (autosave && /radio|checkbox|select|file/.test(field.type)) void form.submission.submit('field')
    })
  }
  return {
    status: { id, values: { ...initial, ...posted?.values }, ...state },
    guard,
    handlers: {
      ref,
      onSubmit: (event) => {
        event.preventDefault()
        void getInstance()?.submission.submit('submit')
      },
      // Focusing a field announces typing, and soon afterwards perhaps leaving.
      onFocus: prefetch,
      onInput: ({ target }) => onTyped(target as FieldElement),
      onBlur: () => {
        if (autosave) void getInstance()?.submission.submit('field')
      },
      onKeyDown: (event) => {
        if (!autosave || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
        event.preventDefault()
        void getInstance()?.submission.submit('field')
      },
    },
  }
}
