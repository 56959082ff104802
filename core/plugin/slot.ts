declare const subject: unique symbol

/** Place in a page that plugins fill; the type of what the page is about travels with the token. */
export interface Slot<Subject> {
  readonly slot: string
  readonly [subject]?: (value: Subject) => void
}

/** Declares a slot: `slot<FacilitySubject>('facility.profile')`, in the contract of the plugin whose page has it. */
export const slot = <Subject extends WithSlotData>(name: string): Slot<Subject> => ({ slot: name })

/** Subject of a slot with the data that plugins contribute to it, by name. */
export interface WithSlotData {
  readonly parts: Readonly<Record<string, unknown>>
}
