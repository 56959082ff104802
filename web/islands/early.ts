type Field = HTMLInputElement & HTMLSelectElement

/** Remembers what was typed, ticked or chosen before an island woke, and tells it to React afterwards as if done now. */
export const keepEarly = (island: HTMLElement) => {
  const kept = [...island.querySelectorAll<Field>('input,textarea,select')].map((field) => [field, field.value, field.checked] as const)
  return () => {
    for (const [field, value, checked] of kept) tell(field, value, checked)
  }
}

const tell = (field: Field, value: string, checked: boolean) => {
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
  // React watches its own setter; the element's native one goes past it, so that the event below counts as a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field.options ? 'change' : 'input', { bubbles: true }))
}
