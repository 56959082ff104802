import { type RefObject, useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { hasError, messagesOf } from './form-library.ts'

interface SubmitState {
  readonly state: 'idle' | 'pending' | 'success' | 'error'
  /** Message of the whole form. */
  readonly message: string | null
  /** Counter of rejections, each of which moves the focus. */
  readonly rejections: number
}

/** State of a form's submission, with the messages of its fields; after a rejection the first invalid field gets the focus. */
export const useSubmitState = <Values extends FieldValues>(library: UseFormReturn<Values>, element: RefObject<HTMLFormElement | null>) => {
  const [submitState, setSubmitState] = useState<SubmitState>({ state: 'idle', message: null, rejections: 0 })
  const errors = messagesOf(library.formState.errors)
  const { rejections } = submitState
  // After the summary of errors, which takes the focus when no field is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new rejection moves the focus
  useEffect(() => {
    if (rejections === 0) return
    const invalid = [...(element.current?.elements ?? [])].find(({ name }: Element & { name?: string }) => name && hasError(errors, name))
    if (invalid instanceof HTMLElement) invalid.focus()
  }, [rejections])
  return {
    status: { errors, ...submitState },
    setState: (state: 'pending' | 'success') => setSubmitState((last) => ({ ...last, state, message: null })),
    reject: (fields: Readonly<Record<string, string>>, message: string | null) => {
      for (const [name, text] of Object.entries(fields)) library.setError(name as Path<Values>, { type: 'server', message: text })
      setSubmitState((last) => ({ state: 'error', message, rejections: last.rejections + 1 }))
    },
  }
}
