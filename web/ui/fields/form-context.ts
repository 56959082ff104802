import { createContext, type RefCallback } from 'react'

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Attributes that connect a form control with the form library of app pages. */
export interface FieldRegistration {
  readonly name: string
  readonly ref?: RefCallback<FormControl>
  readonly onChange?: (event: { readonly target: unknown; readonly type?: string }) => unknown
  readonly onBlur?: (event: { readonly target: unknown; readonly type?: string }) => unknown
}

/**
 * State of a form with the form helper, for its fields. Absent in a form that is only posted: there fields read the
 * posted values of the page.
 */
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
  /** Returns the attributes of a form control; absent where fields are read from the page. */
  readonly register?: (name: string) => FieldRegistration
  /** Calls back with the value of a field whenever it has changed, also by a restored draft; returns the function that ends this. */
  readonly follow?: (name: string, onValue: (value: unknown) => void) => () => void
}

export const FormContext = createContext<FormStatus | null>(null)
