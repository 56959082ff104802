import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { ApiError, type CallArguments } from '#web/runtime/api.ts'
import type { AnyRoute, OutputOf } from '#web/runtime/api-types.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { contentOf } from '#web/runtime/submit-guard.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
import { readFields } from '#web/ui/forms/read-fields.ts'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { invalidate } from '../data/use-invalidate.ts'
import type { ApiFormHandle, ApiFormOptions } from './api-form.ts'
import { connectField, hasError } from './form-library.ts'
import { changedMembers, filledMembers, firstMessages, flatten, type NestedValues } from './form-values.ts'
import { useRecord } from './use-record.ts'
import { useSubmitState } from './use-submit-state.ts'

export { useFieldArray } from 'react-hook-form'

/** Attempts to save while others save the same record again and again. */
const maxAttempts = 3

/**
 * Form of a route behind a login: `useApiForm(accountsApi.changeAccount, { id: 'dane', record, input: { id } })`.
 * Field rules are HTML attributes as in all forms. Server messages are shown at their fields, the first of which gets
 * the focus; a conflict of versions is merged field by field.
 */
export const useApiForm = <R extends AnyRoute, Values extends FieldValues = FieldValues>(
  route: R,
  options: ApiFormOptions<R, Values>,
): ApiFormHandle<Values> => {
  const {
    id,
    record,
    input,
    prepare,
    unsent = [],
    buttonFields = [],
    toInput,
    validate,
    reload,
    invalidates = [],
    onSaved,
    onRejected,
    toast = record !== undefined,
  } = options
  const t = useT()
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const pending = useRef(false)
  const guard = useSubmitGuard<OutputOf<R>>()
  /** The last call was one that had been sent before, by an earlier click. */
  const isRepeat = useRef(false)
  const lastKey = useRef('')
  const library = useForm<Values>(record ? { defaultValues: record.values as DefaultValues<Values> } : {})
  const { status, setState, reject } = useSubmitState(library, element)
  const edit = useRecord({ id, record, draft: options.draft ?? options.stored?.key, place: options.stored, buttonFields, library, element })

  /** Sends what has changed; returns the output, or `null` when nothing has. */
  const send = async (values: NestedValues, prepared: object): Promise<OutputOf<R> | null> => {
    const { values: before, version } = edit.saved.current
    const changed = Object.entries(record ? changedMembers(before, values) : filledMembers(values))
    const body = Object.fromEntries(changed.filter(([name]) => !unsent.includes(name)))
    if (record && Object.keys(body).length === 0) return null
    const all = { ...input, ...prepared, ...(toInput ? toInput(body) : body), ...(version !== undefined && { version }) }
    const sent = guard(contentOf(all), (key) => {
      lastKey.current = key
      return callWithKey(key)(route, ...([all] as unknown as CallArguments<R>))
    })
    isRepeat.current = sent.isRepeat
    const output = await sent.result
    if (record) edit.saved.current = { values, version: (output as { readonly version?: number } | null)?.version ?? version }
    return output
  }
  /**
   * Sends; after a version conflict merges and, when both sides changed different fields, sends the union at once.
   * Returns `undefined` when the user must choose.
   */
  const save = async (values: NestedValues, prepared: object, attempt = 1): Promise<OutputOf<R> | null | undefined> => {
    try {
      return await send(values, prepared)
    } catch (error) {
      const isConflict = error instanceof ApiError && error.problem.code === 'error/version-conflict'
      if (!isConflict || !reload || attempt === maxAttempts) throw error
      const merged = edit.merge(values, await reload())
      return merged === null ? undefined : save(merged, prepared, attempt + 1)
    }
  }
  const attempt = async (form: HTMLFormElement): Promise<void> => {
    const fields = readFields(form)
    const invalid = await validateForm(form, fields, flatten(edit.saved.current.values), { validate })
    if (Object.keys(invalid).length > 0) return reject(invalid, 'error/validation')
    isRepeat.current = false
    try {
      const prepared = prepare ? await prepare() : {}
      if (prepared === null) return reject({}, null)
      const output = await save(edit.read(form), prepared)
      if (output === undefined) return reject({}, 'form.conflict')
      if (isRepeat.current) return setState('success')
      if (output !== null) {
        edit.markSaved()
        await invalidate(client, invalidates)
        await onSaved?.(output, fields, callWithKey(lastKey.current))
      }
      setState('success')
      edit.markUnsent()
      if (toast) void import('#web/runtime/islands/toast.ts').then(({ toast }) => toast({ kind: 'success' }))
    } catch (error) {
      if (!(error instanceof ApiError)) {
        reject({}, null)
        throw error
      }
      const { schema, display, message = null } = error.problem
      reject(firstMessages(schema), display === 'message' ? message : display === 'connection' ? 'form.connection' : null)
      if (isRepeat.current) return
      await showSubmitError(error, t, submit)
      onRejected?.(error.problem)
    }
  }
  const submit = async () => {
    if (!element.current || pending.current) return
    pending.current = true
    library.clearErrors()
    edit.clearConflicts()
    setState('pending')
    await attempt(element.current).finally(() => {
      pending.current = false
    })
  }

  return {
    library,
    conflicts: edit.conflicts,
    conflictOrigin: edit.conflictOrigin,
    draft: edit.draft,
    isUnsent: edit.isUnsent,
    guard: edit.isGuarded,
    status: {
      id,
      savedAt: null,
      ...status,
      values: flatten(record?.values ?? {}),
      register: (name) => connectField(library.register(name as Path<Values>)),
      follow: (name, onValue) =>
        library.subscribe({
          name: name as Path<Values>,
          formState: { values: true },
          callback: () => onValue(library.getValues(name as Path<Values>)),
        }),
    },
    handlers: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
      // Focusing a field announces typing, and soon afterwards perhaps leaving.
      onFocus: edit.guard,
      onInput: ({ target }) => {
        const { name } = target as HTMLInputElement
        if (name !== '' && hasError(status.errors, name)) library.clearErrors(name as Path<Values>)
        edit.markUnsent()
      },
      onBlur: () => undefined,
      onKeyDown: () => undefined,
    },
  }
}
