import { copyFileSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'

/** Size above which the log is rotated, bytes; one earlier log is retained. */
const maxLogBytes = 4 << 20

/** Returns the log of the server of a cluster. */
export const logFile = (folder: string): string => path.join(folder, 'postgres.log')

/**
 * Settings that keep personal data out of the log: no statement, parameter or detail, and no errors of statements, whose messages may quote
 * values. The application logs their codes. Starts, stops, crashes and rejected connections remain.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_lock_waits: 'off',
} as const

/** Rotates the log by size. The server appends to its open file, which is therefore copied and truncated. */
export const rotateLog = (folder: string): void => {
  const file = logFile(folder)
  const earlier = `${logFile(folder)}.1`
  if (!existsSync(file) || statSync(file).size <= maxLogBytes) return
  rmSync(earlier, { force: true })
  try {
    copyFileSync(file, earlier)
  } catch {
    // No space for a second log.
    rmSync(earlier, { force: true })
  }
  truncateSync(file)
}

/** Deletes the log of earlier versions, which contains statements. */
export const deleteOldLog = (folder: string): void => rmSync(path.join(folder, 'server.log'), { force: true })
