import { useEffect, useState } from 'react'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import type { NewsValues } from './values.ts'

/** Returns the present values of the form, also while they are typed. */
export const useFormValues = ({ library }: ApiFormHandle<NewsValues>): NewsValues => {
  const [values, set] = useState(() => library.getValues())
  useEffect(() => {
    set(library.getValues())
    const { unsubscribe } = library.watch(() => set({ ...library.getValues() }))
    return unsubscribe
  }, [library])
  return values
}
