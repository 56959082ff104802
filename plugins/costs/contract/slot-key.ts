/** Name of the section with the cost of a facility, whose data are the rates that may concern it (`SlotRate`). */
export const costsSlotKey = 'costs'
