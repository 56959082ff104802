import { createContext } from 'react'

/** What a form that wakes tells its fields; in a form that is only posted there is none, and they look at what was posted. */
export interface FormStatus {
  /** Begins the ids of the form's fields, so that two forms of a page may ask the same. */
  readonly id: string
  /** What stands in the fields at first. */
  readonly values: Readonly<Record<string, unknown>>
  /** Message keys, or messages of the server, by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly message: string | null
  /** Counts what is to be read above the form. */
  readonly refusals: number
  readonly state: 'idle' | 'pending' | 'success' | 'error'
  readonly savedAt: number | null
}

export const FormContext = createContext<FormStatus | null>(null)
