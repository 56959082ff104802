/** Statements that take something away from a process of the version before, by what they are called. */
const contracting: Readonly<Record<string, RegExp>> = {
  'drop table': /\bdrop\s+table\b/i,
  'drop column': /\bdrop\s+column\b/i,
  'drop view': /\bdrop\s+view\b/i,
  'drop function': /\bdrop\s+function\b/i,
  rename: /\brename\b/i,
  'change the type': /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i,
  'set not null': /\bset\s+not\s+null\b/i,
  'add a required column':
    /\badd\s+(column\s+)?(?!constraint\b)(if\s+not\s+exists\s+)?"?\w+"?\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)(?<!\bdefault\b[^,;]*)/i,
}

/** Comment by which a migration says since which version nothing uses any more what it takes away. */
const reason = /^\s*--\s*contract:\s*\S/im

/**
 * Returns what a migration takes away from processes of the version before, which still run during a rolling upgrade:
 * first a version expands, and only a later one contracts, with the comment `-- contract: since VERSION …`.
 */
export const contractingStatements = (sql: string): readonly string[] => {
  if (reason.test(sql)) return []
  const text = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$\$[\s\S]*?\$\$/g, '')
  return Object.entries(contracting).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}
