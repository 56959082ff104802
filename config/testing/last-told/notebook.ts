import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The variable that names the file in which reporters note what a run has to tell at its end. */
export const NOTEBOOK = 'KREDKA_TEST_NOTEBOOK'

// Enough for an assertion with its difference and the line it stands in; a page's HTML in it is cut off.
const LINES = 16
const COLUMNS = 400

/** Notes one test that failed or needed a second try, with the beginning of what it said. Without a notebook nothing is kept. */
export const note = (kind: 'failed' | 'second try', name: string, said: string | undefined): void => {
  const file = process.env[NOTEBOOK]
  if (!file) return
  const lines = stripVTControlCharacters(said ?? 'no message').split('\n')
  const shown = lines.slice(0, LINES).map((line) => `    ${line.slice(0, COLUMNS)}`)
  appendFileSync(file, `${[`${kind}: ${name}`, ...shown].join('\n')}\n\n`)
}

/** All that was noted: what people and CI read last, whatever stood above. Empty where every test passed at once. */
export const noted = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '')
