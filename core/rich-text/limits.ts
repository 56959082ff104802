/** Version of the documents that are written; a document of a later one is refused. */
export const richTextVersion = 1

/** Limits of a document: levels, nodes, bytes of its JSON, rows and columns of a table, characters of texts at pictures. */
export const maxRichText = { depth: 12, nodes: 6000, bytes: 200_000, rows: 50, columns: 20, alt: 250, caption: 300 } as const

/**
 * Levels of lists within lists, in the text and in a cell of a table: each takes two levels of a document, and its texts
 * may be in links.
 */
export const maxListLevels = {
  text: Math.floor((maxRichText.depth - 2) / 2),
  cell: Math.floor((maxRichText.depth - 5) / 2),
} as const
