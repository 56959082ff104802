import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#web/data/api.ts'
import type { FormStatus } from '#web/design/forms/form-context.ts'
import { useT } from '#web/i18n/words.ts'
import { checkForm, type LoadSchema } from './check-form.ts'
import { makeDebounce } from './debounce.ts'
import { complaintOf } from './field-rules.ts'
import type { SubmittedForm } from './posted-back.ts'
import { type FieldElement, fileOf, readFields } from './read-fields.ts'
import { type Complaints, type FormState, makeSubmission } from './submission.ts'
import type { FormValues } from './values.ts'

/** What a form does: `useForm({ id: 'profil', first: profile, submit: (values, { version }) => callApi(…) })`. */
export interface FormSetup<Answer> {
  /** Begins the ids of its fields. */
  readonly id: string
  /** Calls the server with what was filled in or, where `first` is given, with what was changed. */
  readonly submit: (values: FormValues, kept: { readonly version: number | undefined }) => Promise<Answer>
  /** What is kept on the server, by field: the form then edits it. */
  readonly first?: FormValues
  /** Of what is kept, for `If-Match`; afterwards that of the answer. */
  readonly version?: number
  /** The form as it came back, where it was posted without a script. */
  readonly posted?: SubmittedForm | undefined
  readonly schema?: LoadSchema
  /** Rules over several fields. */
  readonly check?: (values: FormValues) => Complaints
  /** Saved as one goes: by leaving a field or Enter, if something was changed; a box or circle after the same pause as `changed`. */
  readonly live?: boolean
  /** Told what differs from what is kept, a second after the last key. */
  readonly changed?: (changes: FormValues) => void
  /** Message key above the form where something is wrong in it: `error/validation` unless told. */
  readonly wrong?: string
  /** Told of each call that gave nothing, beside what is said of it anyway. */
  readonly failed?: (error: ApiError) => void
  readonly done?: (answer: Answer, values: FormValues) => void
  /** Says SUCCESS in green; unless told, where the page stays: in a form that edits. */
  readonly toast?: boolean
  /** Asks before one leaves with unsaved changes; unless told, in a form that edits. */
  readonly guard?: boolean
}

/** A form as `<Form of={form}>` takes it. */
export interface FormHandle {
  readonly says: FormStatus
  readonly guard: boolean
  readonly on: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: (event: FormEvent) => void
    readonly onFocus: () => void
    readonly onInput: (event: FormEvent) => void
    readonly onBlur: (event: FormEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

const idle: FormState = { state: 'idle', errors: {}, message: null, refusals: 0, savedAt: null }

/** The form helper (specification §5). The fields themselves hold what is typed: nothing is drawn anew while one types. */
export const useForm = <Answer>(setup: FormSetup<Answer>): FormHandle => {
  const t = useT()
  const { id, first, posted, live = false, guard = first !== undefined } = setup
  const ref = useRef<HTMLFormElement>(null)
  const begins = { errors: posted?.errors ?? {}, message: posted?.message ?? null }
  const [state, show] = useState<FormState>({ ...idle, ...begins })
  const now = useRef({ setup, t })
  now.current = { setup, t }
  const made = useRef<ReturnType<typeof begin>>(null)
  const begin = (form: HTMLFormElement) => {
    const kept = { ...readFields(form, 'first'), ...first }
    let version = setup.version
    const submission = makeSubmission({
      kept,
      edits: first !== undefined,
      wrong: setup.wrong ?? 'error/validation',
      begins,
      show,
      read: () => readFields(form),
      check: (values) => checkForm(form, values, kept, now.current.setup),
      send: (values) => now.current.setup.submit(values, { version }),
      saved: (answer) => {
        const { done, toast = first !== undefined && !live } = now.current.setup
        version = (answer as { version?: number } | null | undefined)?.version ?? version
        form.dataset['unsent'] = submission.dirty() ? 'yes' : 'no'
        done?.(answer as Answer, readFields(form))
        if (toast) void import('#web/islands/toast.ts').then(({ toast }) => toast({ kind: 'success' }))
      },
      tell: (error, again) => {
        now.current.setup.failed?.(error)
        void import('./tell-failure.ts').then(
          ({ tellFailure }) => tellFailure(error, now.current.t, again),
          // Nothing can be fetched any more: the form itself has said it.
          () => undefined,
        )
      },
    })
    return { submission, kept, pause: makeDebounce() }
  }
  const its = () => {
    const form = ref.current
    if (form) made.current ??= begin(form)
    return made.current
  }
  // What is kept is read before anything is typed.
  useEffect(() => void its())
  useEffect(() => () => made.current?.pause.stop(), [])

  const fetched = useRef(false)
  const fetchAhead = () => {
    if (fetched.current) return
    fetched.current = true
    const ahead = [setup.schema?.(), import('./tell-failure.ts'), import('#web/islands/toast.ts')]
    for (const one of ahead) one?.catch(() => undefined)
    if (guard) import('./leave-guard.ts').then(({ guardLeaving }) => guardLeaving(t)).catch(() => undefined)
  }
  const typed = (field: FieldElement) => {
    const form = its()
    if (!form || !ref.current) return
    fetchAhead()
    ref.current.dataset['unsent'] = form.submission.dirty() ? 'yes' : 'no'
    const file = field.type === 'file' ? fileOf(field) : null
    form.submission.complain(field.name, file ? complaintOf(field, file) : null)
    form.pause.call(() => {
      now.current.setup.changed?.(form.submission.changed())
      if (live && /radio|checkbox|select|file/.test(field.type)) void form.submission.submit('field')
    })
  }
  return {
    says: { id, values: { ...first, ...posted?.values }, ...state },
    guard,
    on: {
      ref,
      onSubmit: (event) => {
        event.preventDefault()
        void its()?.submission.submit('person')
      },
      // Who comes to a field is going to type, and may leave soon after.
      onFocus: fetchAhead,
      onInput: ({ target }) => typed(target as FieldElement),
      onBlur: () => {
        if (live) void its()?.submission.submit('field')
      },
      onKeyDown: (event) => {
        if (!live || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
        event.preventDefault()
        void its()?.submission.submit('field')
      },
    },
  }
}
