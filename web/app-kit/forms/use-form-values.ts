import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ApiFormHandle } from './api-form.ts'

/** Returns the present values of a form, also while they are typed, for a preview of what they make. */
export const useFormValues = <Values extends FieldValues>({ library }: ApiFormHandle<Values>): Values => {
  const [values, set] = useState(() => library.getValues())
  useEffect(() => {
    set(library.getValues())
    const { unsubscribe } = library.watch(() => set({ ...library.getValues() }))
    return unsubscribe
  }, [library])
  return values
}
