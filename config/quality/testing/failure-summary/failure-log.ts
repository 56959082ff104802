import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Environment variable with the path of the file in which reporters record failures for the end of the run. */
export const FAILURE_LOG = 'KREDKA_TEST_NOTEBOOK'

// Enough for an assertion with its diff and source line; a page's HTML in it is truncated.
const MAX_LINES = 16
const MAX_COLUMNS = 400

/** Records one test that failed or passed on retry, with the beginning of its error. Does nothing without the variable. */
export const logFailure = (kind: 'failed' | 'second try', name: string, error: string | undefined): void => {
  const file = process.env[FAILURE_LOG]
  if (!file) return
  const lines = stripVTControlCharacters(error ?? 'no message').split('\n')
  const excerpt = lines.slice(0, MAX_LINES).map((line) => `    ${line.slice(0, MAX_COLUMNS)}`)
  appendFileSync(file, `${[`${kind}: ${name}`, ...excerpt].join('\n')}\n\n`)
}

/** Reads all records, which the run prints last. Empty when every test passed on the first try. */
export const readFailureLog = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '')
