import type { MessageKey } from '#core/kernel/message-key.ts'

/** Tabs of an area that stand together under a heading. */
export interface TabGroup<Name extends string = string> {
  readonly name: Name
  /** The heading; missing: its tabs stand without one. */
  readonly label?: MessageKey
}

/** Tabs of a layout, to which plugins add their pages. */
export interface TabArea<Group extends string = string> {
  readonly tabArea: string
  /** Groups of the tabs, in their order; empty: the tabs are one list. */
  readonly groups: readonly TabGroup<Group>[]
}

/**
 * Declares a tab area, in the contract of the plugin whose layout shows it: `tabArea('facility')`, or with groups, of
 * which each tab then names one.
 */
export const tabArea = <const Group extends string = never>(name: string, groups: readonly TabGroup<Group>[] = []): TabArea<Group> => ({
  tabArea: name,
  groups,
})
