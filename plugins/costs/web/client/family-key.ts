/** Key under which a browser keeps the answers of a family, and name of the event on the window that they have changed. */
export const familyKey = 'family'
