export type Field = HTMLInputElement & HTMLSelectElement

/** Captures the input made in an island before hydration; the returned function replays it, so that React's event handlers receive it. */
export const captureInput = (island: HTMLElement) => {
  const captured = [...island.querySelectorAll<Field>('input,textarea,select')].map((field) => [field, field.value, field.checked] as const)
  return () => {
    for (const [field, value, checked] of captured) replayField(field, value, checked)
  }
}

/** Repeats the input of a field that React has hydrated. */
export const replayField = (field: Field, value: string, checked: boolean) => {
  if (/checkbox|radio/.test(field.type)) {
    if (checked !== field.defaultChecked) {
      field.checked = field.defaultChecked
      field.click()
    }
    return
  }
  const before = field.options ? [...field.options].find((option) => option.defaultSelected)?.value : field.defaultValue
  if (value === before) return
  field.value = before ?? field.value
  // React overrides the value setter of the element; the native setter bypasses it, so that React sees the event below as a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field.options ? 'change' : 'input', { bubbles: true }))
}
