import { createContext } from 'react'

/** State of a form with the form helper, for its fields. Absent in a form that is only posted: there fields read the posted values of the page. */
export interface FormStatus {
  /** Prefix of the ids of the form's fields, so that two forms of a page may have fields of the same name. */
  readonly id: string
  /** Initial values of the fields. */
  readonly values: Readonly<Record<string, unknown>>
  /** Message keys, or messages from the server, by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly message: string | null
  /** Counter of rejections with a message above the form; an increment moves the focus there. */
  readonly rejections: number
  readonly state: 'idle' | 'pending' | 'success' | 'error'
  readonly savedAt: number | null
}

export const FormContext = createContext<FormStatus | null>(null)
