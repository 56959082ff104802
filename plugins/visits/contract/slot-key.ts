/** Name of the slot data of visits. */
export const visitsSlotKey = 'visits'
