const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Returns the ids that a draft names, of whatever they are, each once. */
export const namedIds = (content: string): readonly string[] => [...new Set(content.match(uuid))]
