/** Group of tabs in a layout, to which plugins add their pages. */
export interface TabArea {
  readonly tabArea: string
}

/** Declares a tab area: `tabArea('facility')`, in the contract of the plugin whose layout shows it. */
export const tabArea = (name: string): TabArea => ({ tabArea: name })
