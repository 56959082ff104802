const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text is an id as this product writes it: a UUID in lower case. */
export const isUuid = (text: string): boolean => uuid.test(text)
