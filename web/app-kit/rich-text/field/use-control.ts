import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { documentOfField, fieldOfDocument, textOfField } from '#core/rich-text/field-value.ts'
import { type FieldRegistration, FormContext } from '#web/ui/fields/form-context.ts'
import { documentOfEditedText } from './edited-text.ts'

/**
 * Connects a rich text with its form. The server renders the plain text field alone as the form control, so that it
 * works without a script; after hydration the hidden control holds the value, and whatever is visible writes into it.
 */
export const useControl = (name: string, registration: FieldRegistration, typed: string | undefined) => {
  const form = useContext(FormContext)
  const control = useRef<HTMLTextAreaElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const [isConnected, setConnected] = useState(false)
  /** Last known value, and those who want to know when the form changes it. */
  const value = useRef(typed ?? '')
  const followers = useRef(new Set<(value: string) => void>())
  const initialText = useRef(textOfField(typed ?? '')).current

  // In a layout effect: effects of the form, such as those that restore drafts, find the control connected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const element = control.current
    if (!element) return
    plain.current?.removeAttribute('name')
    element.disabled = false
    // What was typed early is repeated where it differs from the default (web/runtime/islands/replay-input.ts).
    element.defaultValue = typed ?? ''
    element.value = value.current
    registration.ref?.(element)
    value.current = element.value
    setConnected(true)
    return () => void registration.ref?.(null)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field
  useEffect(
    () =>
      form?.follow?.(name, (next) => {
        const text = typeof next === 'string' ? next : ''
        if (text === value.current) return
        value.current = text
        if (control.current) control.current.value = text
        if (plain.current) plain.current.value = textOfField(text)
        for (const follower of followers.current) follower(text)
      }),
    [name],
  )

  /** Writes a value as if it were typed, so that the form marks what is unsaved and stores its draft. */
  const write = (next: string): void => {
    const element = control.current
    if (!element || next === value.current) return
    value.current = next
    element.value = next
    void registration.onChange?.({ target: element, type: 'change' })
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    control,
    plain,
    isConnected,
    initialText,
    read: () => value.current,
    // A form of the form library asks before it is sent; others follow each key.
    isPatient: form?.follow !== undefined,
    write,
    /** Writes what was typed in the plain text field; what was typed before hydration may arrive when the editor is shown already. */
    writePlain: (text: string) => {
      write(fieldOfDocument(documentOfEditedText(documentOfField(value.current), text)))
      for (const follower of followers.current) follower(value.current)
    },
    follow: (follower: (value: string) => void) => {
      followers.current.add(follower)
      return () => {
        followers.current.delete(follower)
      }
    },
  }
}
