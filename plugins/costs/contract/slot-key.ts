// Without Schemas, since all pages in mode `app` load the fills.

/** Name of the section with the cost of a facility, whose data are the rates that may concern it. */
export const costsSlotKey = 'costs'
