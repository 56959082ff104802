/** Key under which a browser keeps the answers of a family. */
export const familyKey = 'family'
