/** Cache tag of pages that show editions and the number of facilities of each source. */
export const sourcesTag = 'sources'
