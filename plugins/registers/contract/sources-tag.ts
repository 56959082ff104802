/** The tag of kept pages that tell of editions and of how many facilities each source names. */
export const sourcesTag = 'sources'
